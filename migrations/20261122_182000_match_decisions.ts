import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What staff decided about spellings, with all that it takes to undo a decision; what reviewers think who do not
 * decide; questions that were put off; clusters of duplicates that were merged, and pairs that are none. Numbers of
 * restaurants in decisions are no references: a decision stays as it was made when its restaurants are merged.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE match_decisions (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      alias_id integer NOT NULL REFERENCES restaurant_aliases ON DELETE CASCADE,
      choice text NOT NULL CHECK (choice IN ('match', 'other', 'new', 'not_place')),
      restaurant_id integer NOT NULL,
      target_id integer,
      merge_id integer REFERENCES restaurant_merges ON DELETE SET NULL,
      visit_count integer NOT NULL,
      closed_reviews jsonb NOT NULL,
      former_alias jsonb NOT NULL,
      decided_by_id integer REFERENCES users ON DELETE SET NULL,
      decided_at timestamptz NOT NULL DEFAULT now(),
      undone_by_id integer REFERENCES users ON DELETE SET NULL,
      undone_at timestamptz,
      CHECK ((target_id IS NOT NULL) = (choice IN ('match', 'other')))
    );
    CREATE UNIQUE INDEX match_decisions_standing ON match_decisions (alias_id) WHERE undone_at IS NULL;
    CREATE INDEX match_decisions_decided ON match_decisions (decided_at);
    CREATE INDEX match_decisions_merge ON match_decisions (merge_id) WHERE merge_id IS NOT NULL;
    CREATE TABLE match_opinions (
      alias_id integer NOT NULL REFERENCES restaurant_aliases ON DELETE CASCADE,
      user_id integer NOT NULL REFERENCES users ON DELETE CASCADE,
      choice text NOT NULL CHECK (choice IN ('match', 'other', 'new', 'not_place')),
      target_id integer,
      given_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (alias_id, user_id)
    );
    CREATE INDEX match_opinions_user ON match_opinions (user_id);
    CREATE TABLE match_deferrals (
      alias_id integer PRIMARY KEY REFERENCES restaurant_aliases ON DELETE CASCADE,
      deferred_by_id integer REFERENCES users ON DELETE SET NULL,
      deferred_until timestamptz NOT NULL
    );
    CREATE TABLE duplicate_merges (
      id integer GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
      survivor_id integer NOT NULL,
      merge_ids jsonb NOT NULL,
      former jsonb NOT NULL,
      picked jsonb NOT NULL,
      merged_by_id integer REFERENCES users ON DELETE SET NULL,
      merged_at timestamptz NOT NULL DEFAULT now(),
      undone_by_id integer REFERENCES users ON DELETE SET NULL,
      undone_at timestamptz
    );
    CREATE TABLE duplicate_dismissals (
      one_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
      other_id integer NOT NULL REFERENCES restaurants ON DELETE CASCADE,
      dismissed_by_id integer REFERENCES users ON DELETE SET NULL,
      dismissed_at timestamptz NOT NULL DEFAULT now(),
      PRIMARY KEY (one_id, other_id),
      CHECK (one_id < other_id)
    );
    CREATE INDEX duplicate_dismissals_other ON duplicate_dismissals (other_id);
    CREATE INDEX match_reviews_pending ON match_reviews (alias_id) WHERE decision = 'pending';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP INDEX match_reviews_pending;
    DROP TABLE duplicate_dismissals, duplicate_merges, match_deferrals, match_opinions, match_decisions;
  `)
}
