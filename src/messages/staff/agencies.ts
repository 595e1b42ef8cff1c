import type { CoverageState } from '@/domain/agency/coverage'

export const COVERAGE_STATE_LABELS: Record<CoverageState, string> = {
  imported: '들어옴',
  published: '공개됨, 아직 가져오지 않음',
  missing: '빠짐',
  late: '늦음',
  due: '아직 기한 안',
  none: '기다리지 않음',
}
