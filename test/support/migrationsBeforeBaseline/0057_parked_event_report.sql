-- Parked deliveries of events that the merchant was told of, with the time of the try that was the last then: one that
-- is retried and parked again is told of again.
create table parked_event_report (
  job_id bigint constraint parked_event_report_pkey primary key,
  tried_at timestamptz not null
);
