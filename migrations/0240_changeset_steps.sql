-- The operations that the page builder adds together are one step, which is undone as a whole. It is the change_order of the first of
-- them; null: the operation is a step of its own.
alter table changeset_operation add column step int
  constraint changeset_operation_step_check check (step <= change_order);
