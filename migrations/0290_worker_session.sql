-- The name of a worker's sessions, by which the others see at once that its process has ended.
alter table worker_heartbeat add column session_name text;
