import type { Queryable } from '@/infra/database/pool'

const DEMO_SECTION = `## 13. 체험용 누리집

여기는 **체험용**입니다. 적은 것은 언제든 지워질 수 있고 지켜 드리지 못하니, 진짜 이름이나 연락처를 적지 마십시오.`

/** A second version of the privacy policy, true of a demo, so that there is a past one to look at. */
export async function addDemoTerms(sql: Queryable): Promise<void> {
  await sql.query(
    `INSERT INTO terms_versions (code, title, version, is_required, effective_on, body, published)
     SELECT code, title, 2, is_required, '2026-01-02T00:00:00Z',
       replace(body, '2025년 8월 21일부터', '2026년 1월 2일부터') || E'\\n\\n' || $1, true
     FROM terms_versions WHERE code = 'privacy' AND version = 1
     ON CONFLICT (code, version) DO NOTHING`,
    [DEMO_SECTION],
  )
}
