alter table product add column parcel_size text;
