import { splitBranch } from '@/domain/place/parse/branch'
import { COMPANY_MARK, markCorporate, withoutMarks } from '@/domain/place/text/corporateMark'
import { branchKey, nameKey } from '@/domain/place/keys/nameKey'
import { collapse, normalizeCell, tidy } from '@/domain/place/text/normalizeCell'
import { parsePlace } from '@/domain/place/parse/parsePlace'

export interface LicenceName {
  name: string
  branch: string | null
  nameKey: string
  branchKey: string
  /** the company next to a sign with a corporate mark; otherwise null */
  company: string | null
}

/** `parsePlace` would not change it: one word without branch, mark or address. */
const PLAIN = /^[가-힣]{2,9}$/
const MAY_BE_MORE = /[점동로길리가구시군]$|회사|법인|조합|식당가|구내|매점/

/** Like a place cell; null without letters. */
export function parseLicenceName(raw: string): LicenceName | null {
  const { name, branch } = split(raw)
  if (!/[\p{L}\p{N}]/u.test(name)) return null
  return { name, branch, nameKey: nameKey(name), branchKey: branchKey(branch), company: companyIn(raw, name, branch) }
}

/** The rest of a marked text outside brackets, without name and branch: 달빛상회 in '(주)달빛상회 산채향'. */
function companyIn(raw: string, name: string, branch: string | null): string | null {
  const marked = markCorporate(normalizeCell(raw))
  const text = collapse(withoutMarks(marked).replace(/\(.*/, ''))
  if (!marked.includes(COMPANY_MARK) || !text.includes(name)) return null
  return tidy(text.replace(name, ' ').replace(branch ?? '', ' ')) || null
}

/** A licence is one shop, regardless of its name: '꽃, 밥에 피다' is not two, and '삼청로146' is not an address. */
function split(raw: string): { name: string; branch: string | null } {
  const text = normalizeCell(raw)
  if (PLAIN.test(text) && !MAY_BE_MORE.test(text)) return { name: text, branch: null }
  const { kind, shops } = parsePlace(raw)
  const [shop] = shops
  if (kind === 'shop' && shop) return shop
  const { name, branch } = splitBranch(normalizeCell(withoutMarks(markCorporate(text))))
  return { name: tidy(name), branch }
}
