-- The processes that deliver events and run jobs: one that stopped beating is dead, and its jobs are freed.
create table worker_heartbeat (
  worker_id text primary key,
  beat_at timestamptz not null default now()
);

-- What the jobs by the clock did, for 30 days.
create table job_run (
  job_run_id bigint generated always as identity primary key,
  job text not null,
  worker_id text not null,
  started_at timestamptz not null default now(),
  finished_at timestamptz,
  error text
);
create index job_run_job_index on job_run (job, started_at);
create index job_run_open_index on job_run (worker_id) where finished_at is null;
