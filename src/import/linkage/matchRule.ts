import type { MatchEvidence } from '@/domain/linkage/evidence'

const BY_REASON: Readonly<Record<string, MatchEvidence>> = {
  'address:same-number': 'same_address',
  'address:shared-run': 'same_address',
  'address:sounds-alike': 'same_address',
  'address:turned': 'same_address',
  'address:other-district': 'same_address',
  'address:same-street': 'same_street',
  'branch:names-street': 'same_street',
  'branch:equal': 'same_branch',
  'branch:alike': 'same_branch',
  'branch:left-out': 'same_branch',
  'branch:split': 'same_branch',
  'branch:cut': 'cut_name',
  'name:cut': 'cut_name',
  'name:front-cut': 'cut_name',
  'name:front': 'cut_name',
  'name:goes-on': 'cut_name',
  'name:inside': 'cut_name',
}

export const ruleOf = (why: string): MatchEvidence => BY_REASON[why] ?? 'near_spelling'
