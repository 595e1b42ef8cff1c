import { josa } from 'es-hangul'
import type { Upload } from '@/contract/uploadState'
import { isRecordsUpload } from '@/domain/upload/kinds'
import { RECORD_COUNTERS } from '@/messages/staff/uploads'
import { many } from '../numbers'

interface Props {
  upload: Upload
}

export function plannedRows(upload: Upload): number {
  if (!isRecordsUpload(upload)) return upload.plan?.report.rowsVisited ?? 0
  const { created, updated } = upload.plan?.report ?? { created: 0, updated: 0 }
  return created + updated
}

export function CommitEffect({ upload }: Props) {
  if (upload.status === 'imported')
    return isRecordsUpload(upload)
      ? '되돌리면 이 반영으로 만든 것이 사라지고, 고친 것은 앞의 값으로 돌아가요.'
      : '되돌리면 이 반영으로 만든 방문 기록과 식당이 통째로 사라져요.'
  if (!upload.plan) return null
  const rows = (
    <>
      <b>{many(plannedRows(upload))}행</b>을
    </>
  )
  if (isRecordsUpload(upload))
    return (
      <>
        {rows} 반영해요. <Changes upload={upload} />
      </>
    )
  const { visitsMade, restaurantsNew } = upload.plan.report
  return (
    <>
      {rows} 반영해요. 방문 기록 {many(visitsMade)}건과 새 식당 {many(restaurantsNew)}곳이 생겨요.
    </>
  )
}

function Changes({ upload }: Props) {
  if (!isRecordsUpload(upload)) return null
  const { created, updated } = upload.plan?.report ?? { created: 0, updated: 0 }
  const { name, unit } = RECORD_COUNTERS[upload.kind]
  const made = `${many(created)}${unit}`
  const changed = `${many(updated)}${unit}`
  if (updated === 0) return `${name} ${josa(made, '을/를')} 새로 만들어요.`
  return created === 0
    ? `${name} ${josa(changed, '을/를')} 고쳐요.`
    : `${name} ${josa(made, '을/를')} 새로 만들고 ${josa(changed, '을/를')} 고쳐요.`
}

export function ImportEffect({ upload }: Props) {
  if (isRecordsUpload(upload))
    return (
      <>
        <Changes upload={upload} /> 이미 같은 {many(upload.plan?.report.skipped ?? 0)}행은 건너뛰어요. 통째로 되돌릴 수
        있어요.
      </>
    )
  return (
    <>
      방문 기록 <b>{many(upload.plan?.report.visitsMade ?? 0)}건</b>을 만들고 순위를 다시 매겨요. 이미 있는{' '}
      {many(upload.plan?.report.rowsKnown ?? 0)}행은 건너뛰어요. 통째로 되돌릴 수 있어요.
    </>
  )
}

export function UndoEffect({ upload }: Props) {
  if (isRecordsUpload(upload)) {
    const { created, updated } = upload.result ?? { created: 0, updated: 0 }
    const { name, unit } = RECORD_COUNTERS[upload.kind]
    return (
      <>
        이 반영으로 만든 {name} <b>{`${many(created)}${unit}`}</b>을
        {upload.kind === 'reviews' ? ' 휴지통으로 옮기고' : ' 지우고'}
        {updated > 0 && `, 고친 ${many(updated)}${josa(unit, '을/를')} 앞의 값으로 돌려놓아요. `}
        {updated === 0 && ' 처음대로 돌려놓아요. '}그 뒤에 누가 고쳤거나 다른 기록이 쓰는 것은 남고, 무엇이 왜 남았는지
        보여 줘요.
      </>
    )
  }
  return (
    <>
      이 반영으로 만든 방문 기록 <b>{many(upload.result?.visitsMade ?? 0)}건</b>을 지우고 순위를 다시 매겨요. 그 뒤에
      누가 고친 기록은 남고, 무엇이 남았는지 보여 줘요.
    </>
  )
}
