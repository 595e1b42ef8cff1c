import type { MigrateArgs } from './migration'

/** '횟집' was applied to every seafood place; words in the name split it into '회·초밥' and '해물·생선'. */
export async function up({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    UPDATE restaurants SET sub_category = CASE
      WHEN sub_category = '횟집' AND name !~ '횟집|회집|활어|생선회|수산|물회|막회|회센터|방어|참치|회$' THEN '해물·생선'
      ELSE '회·초밥' END
    WHERE sub_category = '횟집' OR (sub_category = '일식' AND name ~ '스시|초밥|사시미|오마카세');
    UPDATE restaurants SET sub_category = '한식' WHERE sub_category IS NULL AND name ~ '돌솥|비빔';
    ${FOLLOW}`)
}

export async function down({ db }: MigrateArgs): Promise<void> {
  await db.execute(`
    UPDATE restaurants SET sub_category = '횟집' WHERE sub_category IN ('회·초밥', '해물·생선');
    ${FOLLOW}`)
}

const FOLLOW = `
  UPDATE restaurant_stats s SET sub_category = r.sub_category FROM restaurants r
  WHERE r.id = s.restaurant_id AND s.sub_category IS DISTINCT FROM r.sub_category`
