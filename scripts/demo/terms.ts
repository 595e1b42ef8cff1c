import type { Queryable } from '@/infra/database/pool'

const DEMO_SECTION = `## 13. 체험용 사이트

여기는 **체험용**입니다. 적은 것은 언제든 지워질 수 있고 지켜 드리지 못하니, 진짜 이름이나 연락처를 적지 마십시오.`

/** Unless the newest version describes a demo. */
export async function addDemoTerms(sql: Queryable): Promise<void> {
  await sql.query(
    `INSERT INTO terms_versions (code, title, version, is_required, effective_on, body, published)
     SELECT code, title, version + 1, is_required, effective_on, body || E'\\n\\n' || $1, true
     FROM (SELECT * FROM terms_versions WHERE code = 'privacy' ORDER BY version DESC LIMIT 1) AS newest
     WHERE right(body, length($1)) <> $1`,
    [DEMO_SECTION],
  )
}
