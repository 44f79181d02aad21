"""What a person's desk gets: numbers beside questions and answers, the table in lines, help, standing orders."""
