import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'

/** The last three parts of a spelling's key, from its branch: '|수||41465'. */
const PARTS = String.raw`\|([^|]*)\|([^|]*)\|([^|]*)$`
const BRANCH = `split_part(key, '|', -3)`

/** Gives branches another key, unless another spelling has it already. */
const rekey = (branch: string, where: string): string => `
  UPDATE restaurant_aliases a SET key = rekeyed.key FROM (
    SELECT id, regexp_replace(key, '${PARTS}', '|${branch}|\\2|\\3') AS key FROM restaurant_aliases WHERE ${where}
  ) rekeyed
  WHERE a.id = rekeyed.id AND NOT EXISTS (SELECT FROM restaurant_aliases b WHERE b.key = rekeyed.key);`

/** '수지점' lies in 수지: its key was '수'. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ${rekey('\\1지', `length(${BRANCH}) = 1 AND strpos(spelling, ${BRANCH} || '지점') > 0`)}
    UPDATE licences SET branch_key = branch_key || '지'
    WHERE length(branch_key) = 1 AND strpos(branch, branch_key || '지점') > 0;
  `),
  )
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(
    sql.raw(`
    ${rekey(`' || left(${BRANCH}, 1) || '`, `${BRANCH} ~ '^.지$' AND strpos(spelling, ${BRANCH} || '점') > 0`)}
    UPDATE licences SET branch_key = left(branch_key, 1)
    WHERE branch_key ~ '^.지$' AND strpos(branch, branch_key || '점') > 0;
  `),
  )
}
