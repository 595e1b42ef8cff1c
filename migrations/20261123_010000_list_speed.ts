import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Rows that a count of agreed consents is spread over, so that members who agree at once do not wait for one row. */
const SHARDS = 16

const auditIndexes = (order: string): string => `
  DROP INDEX audit_log_event, audit_log_actor, audit_log_network;
  CREATE INDEX audit_log_event ON audit_log (event, ${order});
  CREATE INDEX audit_log_actor ON audit_log (actor_id, ${order});
  CREATE INDEX audit_log_network ON audit_log (network, ${order}) WHERE network IS NOT NULL;`

/** Adds what the rows of a statement's transition table say, in the order in which every writer takes the locks. */
const counting = (rows: string): string => `
  INSERT INTO consent_counts (terms_id, shard, agreed_count)
  SELECT terms_id, user_id % ${SHARDS}, sum(change) FROM (${rows}) changes
  GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2
  ON CONFLICT (terms_id, shard) DO UPDATE SET agreed_count = consent_counts.agreed_count + excluded.agreed_count;`
const PLUS = 'SELECT terms_id, user_id, 1 AS change FROM after_rows WHERE agreed'
const MINUS = 'SELECT terms_id, user_id, -1 AS change FROM before_rows WHERE agreed'
const trigger = (verb: string, rows: string, tables: string): string => `
  CREATE FUNCTION count_consents_${verb}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${counting(rows)} RETURN NULL; END $$;
  CREATE TRIGGER consents_counted_${verb} AFTER ${verb.toUpperCase()} ON consents
    REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION count_consents_${verb}();`

/**
 * What the lists of legal texts, of the audit record and of posts are counted and ordered by: without these each page
 * counts all consents, walks the record back from today, or sorts all posts.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE consent_counts (
      terms_id integer NOT NULL REFERENCES terms_versions ON DELETE CASCADE,
      shard smallint NOT NULL,
      agreed_count integer NOT NULL,
      PRIMARY KEY (terms_id, shard)
    );
    INSERT INTO consent_counts SELECT terms_id, user_id % ${SHARDS}, count(*) FROM consents WHERE agreed GROUP BY 1, 2;
    ${trigger('insert', PLUS, 'NEW TABLE AS after_rows')}
    ${trigger('update', `${PLUS} UNION ALL ${MINUS}`, 'OLD TABLE AS before_rows NEW TABLE AS after_rows')}
    ${trigger('delete', MINUS, 'OLD TABLE AS before_rows')}
    CREATE INDEX users_members ON users (id) WHERE role = 'user';
    ${auditIndexes('occurred_at, id')}
    CREATE INDEX posts_by_views ON posts (view_count, id) WHERE deleted_at IS NULL;
    CREATE INDEX posts_by_likes ON posts (like_count, id) WHERE deleted_at IS NULL;
    CREATE INDEX posts_by_notice_type ON posts (notice_type, created_at, id)
      WHERE notice_type IS NOT NULL AND deleted_at IS NULL;
    CREATE INDEX posts_by_priority ON posts (priority, created_at, id)
      WHERE priority IS NOT NULL AND deleted_at IS NULL;
    CREATE INDEX comments_by_likes ON comments (like_count, id) WHERE deleted_at IS NULL;
    CREATE INDEX posts_scheduled ON posts (publish_from, id) WHERE publish_from IS NOT NULL;
    CREATE INDEX posts_ending ON posts (publish_until, id) WHERE publish_until IS NOT NULL;
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    DROP INDEX comments_by_likes, posts_by_priority, posts_by_notice_type, posts_ending, posts_scheduled, posts_by_likes, posts_by_views, users_members;
    ${auditIndexes('id')}
    ${['insert', 'update', 'delete']
      .map((verb) => `DROP TRIGGER consents_counted_${verb} ON consents; DROP FUNCTION count_consents_${verb}();`)
      .join('\n')}
    DROP TABLE consent_counts;
  `),
  )
}
