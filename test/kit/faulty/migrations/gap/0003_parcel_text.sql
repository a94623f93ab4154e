alter table parcel add column text text;
