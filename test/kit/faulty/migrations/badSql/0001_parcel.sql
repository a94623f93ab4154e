create tabel parcel (parcel_id int primary key);
