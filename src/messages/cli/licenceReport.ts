import type { LicenceEvidence } from '@/domain/linkage/evidence'
import type { LicenceImportReport } from '@/domain/licence/licenceImportReport'
import type { LicenceRejectReason } from '@/domain/licence/rowReasons'
import { number } from './importReport'
import { padded } from './terminalText'

const LICENCE_REASONS: Record<LicenceRejectReason, string> = {
  cell_count: '칸의 수가 제목 줄보다 많아요.',
  name_missing: '사업장명이 비어 있어요.',
  name_unreadable: '사업장명에 읽을 수 있는 글자가 없어요.',
  district_unknown: '주소에서 시·군·구를 알 수 없어요.',
  state_unknown: '영업 상태를 알 수 없는 말로 적혀 있어요.',
}

const LINK_LABELS: Record<LicenceEvidence, string> = {
  same_address: '주소와 이름이 같음',
  near_spelling: '주소가 같고 이름이 비슷함',
  only_in_district: '그 지역에 하나뿐인 이름',
}

const line = (label: string, rows: number, unit = '행'): string =>
  `  ${padded(label, 28)}${number(rows).padStart(11)}${unit}`

export function printLicenceReport(report: LicenceImportReport): string {
  const { linked, ambiguous, changed, reviews } = report.links
  const reasons = Object.entries(report.reasons) as [LicenceRejectReason, number][]
  return [
    `${report.file} (인허가 자료)`,
    line('읽은 행', report.rowsRead),
    line('새 인허가', report.rowsNew),
    line('바뀐 인허가', report.rowsChanged),
    line('그대로인 행', report.rowsUnchanged),
    line('파일에 되풀이된 행', report.rowsRepeated),
    line('거절한 행', report.rowsRejected),
    ...reasons
      .sort((a, b) => b[1] - a[1])
      .map(([reason, rows]) => `    ${number(rows).padStart(6)}행  ${LICENCE_REASONS[reason]}`),
    '  인허가를 찾은 식당',
    ...(Object.keys(LINK_LABELS) as LicenceEvidence[]).map((evidence) =>
      line(`  ${LINK_LABELS[evidence]}`, linked[evidence], '곳'),
    ),
    line('  이번에 새로 찾음', changed, '곳'),
    line('여럿이라 정하지 않음', ambiguous, '곳'),
    line('사람에게 물을 짝', reviews, '건'),
  ].join('\n')
}

export const LICENCE_IMPORT_USAGE = [
  '쓰는 법: npm run import:licences -- 파일·폴더…    인허가 자료(CSV, XLSX)를 가져와 식당의 주소·좌표·분류·영업 상태를 채워요.',
  'Usage:   npm run import:licences -- FILE|FOLDER…    Fills addresses, coordinates and kinds from licence registers.',
].join('\n')
