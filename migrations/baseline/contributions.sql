-- Rate limits, and rows that are deleted with the document they belong to.

create schema limits;
create table limits.hits (key varchar(255) primary key, points integer not null default 0, expire bigint);
create index hits_expire_idx on limits.hits (expire);

alter table newsletter_deliveries drop constraint newsletter_deliveries_issue_id_newsletter_issues_id_fk,
  add constraint newsletter_deliveries_issue_id_newsletter_issues_id_fk foreign key (issue_id) references newsletter_issues (id) on delete cascade;
alter table review_votes drop constraint review_votes_review_id_reviews_id_fk,
  add constraint review_votes_review_id_reviews_id_fk foreign key (review_id) references reviews (id) on delete cascade;
alter table reports drop constraint reports_review_id_reviews_id_fk,
  add constraint reports_review_id_reviews_id_fk foreign key (review_id) references reviews (id) on delete cascade;
