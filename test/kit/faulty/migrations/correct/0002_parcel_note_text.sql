alter table parcel_note add column text text not null default '';
create unique index parcel_note_text_index on parcel_note (text) where text <> '';
