import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/**
 * What Payload does not say about matching.
 *
 * - `restaurant_merge_rows`: every row that a merge moved, and by which column: undoing it moves exactly those back.
 * - `kakao_answers`: what Kakao Local answered, so that no question is asked twice; `kakao_calls`: how many a day.
 * - Questions, merges and outside sources vanish with what they are about (Payload would empty the reference, which may
 *   not be empty).
 * - The register is searched by district with a name or an address.
 */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
    CREATE TABLE restaurant_merge_rows (
      merge_id integer NOT NULL REFERENCES restaurant_merges (id) ON DELETE CASCADE,
      table_name text NOT NULL,
      column_name text NOT NULL,
      row_id integer NOT NULL,
      PRIMARY KEY (merge_id, table_name, column_name, row_id)
    );
    CREATE TABLE kakao_answers (
      request text PRIMARY KEY,
      answer jsonb NOT NULL,
      asked_at timestamptz NOT NULL
    );
    CREATE TABLE kakao_calls (
      day date PRIMARY KEY,
      calls integer NOT NULL
    );

    ALTER TABLE match_questions
      DROP CONSTRAINT match_questions_alias_id_restaurant_aliases_id_fk,
      DROP CONSTRAINT match_questions_candidate_id_restaurants_id_fk,
      ADD CONSTRAINT match_questions_alias_fk FOREIGN KEY (alias_id) REFERENCES restaurant_aliases (id) ON DELETE
        CASCADE,
      ADD CONSTRAINT match_questions_candidate_fk FOREIGN KEY (candidate_id) REFERENCES restaurants (id) ON DELETE
        CASCADE;
    ALTER TABLE restaurant_merges
      DROP CONSTRAINT restaurant_merges_from_id_restaurants_id_fk,
      DROP CONSTRAINT restaurant_merges_into_id_restaurants_id_fk,
      ADD CONSTRAINT restaurant_merges_from_fk FOREIGN KEY (from_id) REFERENCES restaurants (id) ON DELETE CASCADE,
      ADD CONSTRAINT restaurant_merges_into_fk FOREIGN KEY (into_id) REFERENCES restaurants (id) ON DELETE CASCADE,
      ADD CONSTRAINT restaurant_merges_two CHECK (from_id <> into_id);
    ALTER TABLE restaurant_sources
      DROP CONSTRAINT restaurant_sources_restaurant_id_restaurants_id_fk,
      DROP CONSTRAINT restaurant_sources_licence_id_licences_id_fk,
      ADD CONSTRAINT restaurant_sources_restaurant_fk FOREIGN KEY (restaurant_id) REFERENCES restaurants (id)
        ON DELETE CASCADE,
      ADD CONSTRAINT restaurant_sources_licence_fk FOREIGN KEY (licence_id) REFERENCES licences (id) ON DELETE CASCADE;

    -- A restaurant is merged away once at a time.
    CREATE UNIQUE INDEX restaurant_merges_standing ON restaurant_merges (from_id) WHERE NOT undone;
    -- Nearly every restaurant keeps the address it was first seen with, or has none.
    DROP INDEX restaurants_address_from_idx;
    CREATE INDEX restaurants_address_from ON restaurants (address_from_id) WHERE address_from_id IS NOT NULL;
    DROP INDEX match_questions_answered_by_idx, match_questions_updated_at_idx, match_questions_created_at_idx,
      restaurant_merges_merged_by_idx, restaurant_merges_undone_by_idx, restaurant_merges_from_idx,
      restaurant_sources_restaurant_idx;

    DROP INDEX licences_region_idx;
    CREATE INDEX licences_name ON licences (region_id, name_key);
    CREATE INDEX licences_lot ON licences (region_id, lot_key) WHERE lot_key <> '';
    CREATE INDEX licences_road ON licences (region_id, road_key) WHERE road_key <> '';
  `)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
    DROP TABLE restaurant_merge_rows, kakao_answers, kakao_calls;
    DROP INDEX licences_name, licences_lot, licences_road, restaurants_address_from, restaurant_merges_standing;
    CREATE INDEX licences_region_idx ON licences (region_id);
    CREATE INDEX restaurants_address_from_idx ON restaurants (address_from_id);
    CREATE INDEX match_questions_answered_by_idx ON match_questions (answered_by_id);
    CREATE INDEX match_questions_updated_at_idx ON match_questions (updated_at);
    CREATE INDEX match_questions_created_at_idx ON match_questions (created_at);
    CREATE INDEX restaurant_merges_merged_by_idx ON restaurant_merges (merged_by_id);
    CREATE INDEX restaurant_merges_undone_by_idx ON restaurant_merges (undone_by_id);
    CREATE INDEX restaurant_merges_from_idx ON restaurant_merges (from_id);
    CREATE INDEX restaurant_sources_restaurant_idx ON restaurant_sources (restaurant_id);
    ALTER TABLE match_questions
      DROP CONSTRAINT match_questions_alias_fk, DROP CONSTRAINT match_questions_candidate_fk,
      ADD CONSTRAINT match_questions_alias_id_restaurant_aliases_id_fk FOREIGN KEY (alias_id)
        REFERENCES restaurant_aliases (id) ON DELETE SET NULL,
      ADD CONSTRAINT match_questions_candidate_id_restaurants_id_fk FOREIGN KEY (candidate_id)
        REFERENCES restaurants (id) ON DELETE SET NULL;
    ALTER TABLE restaurant_merges
      DROP CONSTRAINT restaurant_merges_two, DROP CONSTRAINT restaurant_merges_from_fk,
        DROP CONSTRAINT restaurant_merges_into_fk,
      ADD CONSTRAINT restaurant_merges_from_id_restaurants_id_fk FOREIGN KEY (from_id) REFERENCES restaurants (id)
        ON DELETE SET NULL,
      ADD CONSTRAINT restaurant_merges_into_id_restaurants_id_fk FOREIGN KEY (into_id) REFERENCES restaurants (id)
        ON DELETE SET NULL;
    ALTER TABLE restaurant_sources
      DROP CONSTRAINT restaurant_sources_restaurant_fk, DROP CONSTRAINT restaurant_sources_licence_fk,
      ADD CONSTRAINT restaurant_sources_restaurant_id_restaurants_id_fk FOREIGN KEY (restaurant_id)
        REFERENCES restaurants (id) ON DELETE SET NULL,
      ADD CONSTRAINT restaurant_sources_licence_id_licences_id_fk FOREIGN KEY (licence_id) REFERENCES licences (id)
        ON DELETE SET NULL;
  `)
}
