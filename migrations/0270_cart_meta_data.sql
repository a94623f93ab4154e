-- A cart keeps the values of the metafields of the order that it becomes, such as the message of a gift.
alter table cart add column meta_data jsonb not null default '{}';
