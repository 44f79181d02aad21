notice-rules-changed = 🔧 The program's rules have been corrected. What lies on the table stays as it is; from here on the corrected rules hold, and what was done before cannot be taken back.
event-rules_changed = From here on the corrected rules hold.
