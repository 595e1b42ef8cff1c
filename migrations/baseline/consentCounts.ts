/** So that members who consent at the same time do not wait for one row lock. */
const SHARDS = 16

/** All writers take the row locks in the same order, so they cannot deadlock. */
const counting = (rows: string): string => `
  INSERT INTO consent_counts (terms_id, shard, agreed_count)
  SELECT terms_id, user_id % ${SHARDS}, sum(change) FROM (${rows}) changes
  GROUP BY 1, 2 HAVING sum(change) <> 0 ORDER BY 1, 2
  ON CONFLICT (terms_id, shard) DO UPDATE SET agreed_count = consent_counts.agreed_count + excluded.agreed_count;`
const PLUS = 'SELECT terms_id, user_id, 1 AS change FROM after_rows WHERE agreed'
const MINUS = 'SELECT terms_id, user_id, -1 AS change FROM before_rows WHERE agreed'

const counted = (event: string, rows: string, tables: string): string => `
CREATE FUNCTION count_consents_${event}() RETURNS trigger LANGUAGE plpgsql AS $$
  BEGIN ${counting(rows)} RETURN NULL; END $$;
CREATE TRIGGER consents_counted_${event} AFTER ${event.toUpperCase()} ON consents
  REFERENCING ${tables} FOR EACH STATEMENT EXECUTE FUNCTION count_consents_${event}();
`

/** Otherwise each page of the legal texts list would count all consents. */
export const CONSENT_COUNTS =
  counted('insert', PLUS, 'NEW TABLE AS after_rows') +
  counted('update', `${PLUS} UNION ALL ${MINUS}`, 'OLD TABLE AS before_rows NEW TABLE AS after_rows') +
  counted('delete', MINUS, 'OLD TABLE AS before_rows')
