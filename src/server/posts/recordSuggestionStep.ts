import type { SuggestionStatus } from '@/domain/community/states'
import type { Role } from '@/domain/roles'
import type { Queryable } from '@/infra/database/pool'

/** Notes that a suggestion's status became another: by whom as a role, never as a person. */
export async function recordSuggestionStep(
  sql: Queryable,
  step: { post: number; status: SuggestionStatus; role: Role },
): Promise<void> {
  await sql.query(
    `INSERT INTO suggestion_steps (post_id, status, by_role) VALUES ($1, $2::enum_posts_suggestion_status, $3)`,
    [step.post, step.status, step.role],
  )
}
