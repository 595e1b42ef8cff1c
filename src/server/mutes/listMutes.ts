import type { Mutes } from '@/domain/community/commentSchemas'
import { MUTES_MAX } from '@/domain/community/limits'
import type { Queryable } from '@/infra/database/pool'
import { instantSql } from '../instantSql'

const LIST = `
  SELECT u.nickname, ${instantSql('m.created_at')} AS since
  FROM member_mutes m JOIN users u ON u.id = m.muted_id
  WHERE m.user_id = $1 ORDER BY m.created_at DESC, u.id LIMIT $2`

export async function listMutes(sql: Queryable, member: number): Promise<Mutes> {
  return { data: (await sql.query<Mutes['data'][number]>(LIST, [member, MUTES_MAX])).rows }
}
