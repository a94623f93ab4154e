-- Credit notes: each is for one refund, or ends an invoice that was canceled or corrected.
alter table document add column refund_id integer;
alter table document add constraint document_refund_key unique (refund_id);
alter table document add constraint document_refund_fkey foreign key (refund_id) references refund (refund_id);
create unique index document_cancels_key on document (cancels) where cancels is not null;
