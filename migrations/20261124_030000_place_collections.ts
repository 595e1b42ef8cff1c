import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Places that staff put together, and the pages that show them. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    CREATE TABLE place_collections (
      id serial PRIMARY KEY,
      title varchar NOT NULL,
      slug varchar NOT NULL,
      summary varchar NOT NULL,
      published boolean DEFAULT false NOT NULL,
      position numeric DEFAULT 0 NOT NULL,
      updated_at timestamp(3) with time zone DEFAULT now() NOT NULL,
      created_at timestamp(3) with time zone DEFAULT now() NOT NULL
    );
    CREATE UNIQUE INDEX place_collections_slug_idx ON place_collections (slug);
    CREATE INDEX place_collections_updated_at_idx ON place_collections (updated_at);
    CREATE INDEX place_collections_created_at_idx ON place_collections (created_at);

    CREATE TABLE place_collections_places (
      _order integer NOT NULL,
      _parent_id integer NOT NULL,
      id varchar PRIMARY KEY NOT NULL,
      restaurant_id integer NOT NULL,
      remark varchar
    );
    ALTER TABLE place_collections_places ADD CONSTRAINT place_collections_places_parent_id_fk
      FOREIGN KEY (_parent_id) REFERENCES place_collections (id) ON DELETE CASCADE;
    -- A restaurant that is gone for good is in no collection any more.
    ALTER TABLE place_collections_places ADD CONSTRAINT place_collections_places_restaurant_id_restaurants_id_fk
      FOREIGN KEY (restaurant_id) REFERENCES restaurants (id) ON DELETE CASCADE;
    CREATE INDEX place_collections_places_order_idx ON place_collections_places (_order);
    CREATE INDEX place_collections_places_parent_id_idx ON place_collections_places (_parent_id);
    CREATE INDEX place_collections_places_restaurant_idx ON place_collections_places (restaurant_id);

    ALTER TABLE payload_locked_documents_rels ADD COLUMN place_collections_id integer;
    ALTER TABLE payload_locked_documents_rels ADD CONSTRAINT payload_locked_documents_rels_place_collections_fk
      FOREIGN KEY (place_collections_id) REFERENCES place_collections (id) ON DELETE CASCADE;
    CREATE INDEX payload_locked_documents_rels_place_collections_id_idx
      ON payload_locked_documents_rels (place_collections_id);

    CREATE TRIGGER page_tags_changed AFTER INSERT OR DELETE OR UPDATE ON place_collections
      FOR EACH STATEMENT EXECUTE FUNCTION notify_pages('collections');
    CREATE TRIGGER page_tags_changed AFTER INSERT OR DELETE OR UPDATE ON place_collections_places
      FOR EACH STATEMENT EXECUTE FUNCTION notify_pages('collections');
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ALTER TABLE payload_locked_documents_rels DROP COLUMN place_collections_id;
    DROP TABLE place_collections_places;
    DROP TABLE place_collections;
  `),
  )
}
