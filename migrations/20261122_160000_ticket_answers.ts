import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** Answers to tickets, and the content that a request to take something down is about. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "tickets" ADD COLUMN "review_id" integer;
  ALTER TABLE "tickets" ADD COLUMN "post_id" integer;
  ALTER TABLE "tickets" ADD COLUMN "comment_id" integer;
  ALTER TABLE "tickets" ADD COLUMN "answer" varchar;
  ALTER TABLE "tickets" ADD COLUMN "answered_by_id" integer;
  ALTER TABLE "tickets" ADD COLUMN "answered_at" timestamp(3) with time zone;
  ALTER TABLE "tickets" ADD COLUMN "answer_sent_at" timestamp(3) with time zone;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_review_id_reviews_id_fk" FOREIGN KEY ("review_id")
    REFERENCES "public"."reviews"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_post_id_posts_id_fk" FOREIGN KEY ("post_id")
    REFERENCES "public"."posts"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_comment_id_comments_id_fk" FOREIGN KEY ("comment_id")
    REFERENCES "public"."comments"("id") ON DELETE set null ON UPDATE no action;
  ALTER TABLE "tickets" ADD CONSTRAINT "tickets_answered_by_id_users_id_fk" FOREIGN KEY ("answered_by_id")
    REFERENCES "public"."users"("id") ON DELETE set null ON UPDATE no action;
  CREATE INDEX "tickets_review_idx" ON "tickets" USING btree ("review_id");
  CREATE INDEX "tickets_post_idx" ON "tickets" USING btree ("post_id");
  CREATE INDEX "tickets_comment_idx" ON "tickets" USING btree ("comment_id");
  CREATE INDEX "tickets_answered_by_idx" ON "tickets" USING btree ("answered_by_id");`)
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql`
  ALTER TABLE "tickets" DROP COLUMN "answer_sent_at";
  ALTER TABLE "tickets" DROP COLUMN "answered_at";
  ALTER TABLE "tickets" DROP COLUMN "answered_by_id";
  ALTER TABLE "tickets" DROP COLUMN "answer";
  ALTER TABLE "tickets" DROP COLUMN "comment_id";
  ALTER TABLE "tickets" DROP COLUMN "post_id";
  ALTER TABLE "tickets" DROP COLUMN "review_id";`)
}
