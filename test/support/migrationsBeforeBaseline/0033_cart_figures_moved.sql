-- A change of the cart met figures that had moved since they were shown: placing says so once before it charges them.
alter table cart add column figures_moved boolean not null default false;
