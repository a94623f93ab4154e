-- Two columns get the terms of the glossary: totals change, and a transaction that is no longer under review is final.
alter table cart rename column figures_moved to totals_changed;
alter table payment_transaction rename column is_settled to is_final;
