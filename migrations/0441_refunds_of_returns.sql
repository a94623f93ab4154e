-- A refund may be for a return, and a return is refunded once.
alter table refund add constraint refund_return_fkey foreign key (return_id) references return_request (return_request_id);
create unique index refund_return_key on refund (return_id) where return_id is not null and status <> 'refused';
