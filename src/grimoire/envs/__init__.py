"""Tasks as environments of other people's libraries. Each file needs the library it is named after; nothing else imports it."""
