create table parcel (code text not null);
comment on table parcel is 'Not audited: it is one of a test.';
