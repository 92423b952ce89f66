-- Run once by psql, when the service `db` creates its database: a role that owns it and migrates, and one that reads and writes rows.
-- The superuser is left without a password: docker compose exec db psql -U postgres directory
\getenv owner_password DATABASE_OWNER_PASSWORD
\getenv site_password DATABASE_PASSWORD
create role site_owner login password :'owner_password';
create role site login password :'site_password';
alter database :"DBNAME" owner to site_owner;
alter role :"USER" password null;
