create table parcel (code text not null);
