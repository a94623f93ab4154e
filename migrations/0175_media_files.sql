-- The files of the storage that pages can show, with what administrators look for. Uploads add them, and a job adds those that are in
-- the storage already.
create table media_file (
  media_file_id integer generated always as identity,
  uuid uuid not null default gen_random_uuid(),
  -- The path of the file, as other tables store it.
  url text not null,
  -- Empty: the root.
  folder text not null,
  name text not null,
  type text not null,
  size bigint not null,
  -- In pixels. Null: not read yet. 0: the file cannot be read as an image.
  width integer,
  height integer,
  alt text not null default '',
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  constraint media_file_pkey primary key (media_file_id),
  constraint media_file_uuid_key unique (uuid),
  constraint media_file_url_key unique (url)
);
create index media_file_folder_index on media_file (folder, media_file_id);
create index media_file_created_index on media_file (created_at, media_file_id);
create index media_file_unread_index on media_file (media_file_id) where width is null;
select audit_entity('media_file', 'media_file', 'width,height');
-- Pages show the alternative texts.
select watch_content('media_file');

-- Finds the products that show a file.
create index product_image_url_index on product_image (url);
