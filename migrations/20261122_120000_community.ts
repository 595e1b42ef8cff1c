import { type MigrateDownArgs, type MigrateUpArgs, sql } from '@payloadcms/db-postgres'
import { CREATE_INDEXES, DROP_INDEXES } from './community/indexes'
import { MOVE_REPORTS, MOVE_REPORTS_BACK } from './community/reports'
import { CREATE_TABLES, DROP_TABLES } from './community/tables'

/** Posts and comments; reports of them and of reviews in one table; what members are told; indexes for long lists. */
export async function up({ db }: MigrateUpArgs): Promise<void> {
  await db.execute(sql.raw(`${CREATE_TABLES} ${MOVE_REPORTS} ${CREATE_INDEXES}`))
}

export async function down({ db }: MigrateDownArgs): Promise<void> {
  await db.execute(sql.raw(`${DROP_INDEXES} ${MOVE_REPORTS_BACK} ${DROP_TABLES}`))
}
