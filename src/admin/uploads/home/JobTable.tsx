import { DataTable } from 'react-admin'
import { Link } from 'react-router-dom'
import type { Job } from '@/domain/job/job'
import { JOB_KIND_LABELS, JOB_STATUS_LABELS, jobErrorText } from '@/messages/staff/jobs'
import { choicesOf } from '../../kit/fields/choicesOf'
import { FilterBar } from '../../kit/filters/FilterBar'
import { FilterChip } from '../../kit/filters/FilterChip'
import { FilterDays } from '../../kit/filters/FilterDays'
import { FilterReset } from '../../kit/filters/FilterReset'
import { FilterSelect } from '../../kit/filters/FilterSelect'
import { koreanMoment } from '../../kit/dates/koreanDate'
import { ListTable } from '../../kit/lists/ListTable'
import { StatusTag, type StatusTone } from '../../kit/StatusTag'

interface JobRow extends Omit<Job, 'createdBy'> {
  upload: number | null
  fileName: string | null
  uploadStatus: string | null
  createdByNickname: string | null
}

const Column = DataTable.Col<JobRow>
const TONES: Partial<Record<Job['status'], StatusTone>> = { completed: 'ok', failed: 'bad', processing: 'mid' }

export const JobFilters = () => (
  <FilterBar>
    <FilterSelect source="kind" label="하는 일" choices={choicesOf(JOB_KIND_LABELS)} />
    <FilterSelect source="status" label="상태" choices={choicesOf(JOB_STATUS_LABELS)} />
    <FilterChip source="isUnattended" label={() => '살펴볼 실패'} />
    <FilterDays label="시킨 날" />
    <FilterReset />
  </FilterBar>
)

export const JobTable = () => (
  <ListTable emptyTitle="아직 한 일이 없어요." rowClick={false}>
    <Column source="createdAt" disableSort render={({ createdAt }) => koreanMoment(createdAt)} />
    <Column source="kind" disableSort render={({ kind }) => JOB_KIND_LABELS[kind]} />
    <Column source="fileName" disableSort render={(job) => <File {...job} />} />
    <Column source="status" disableSort render={(job) => <State {...job} />} />
    <Column source="createdByNickname" disableSort render={({ createdByNickname }) => createdByNickname ?? '예약'} />
    <Column
      source="finishedAt"
      disableSort
      render={({ finishedAt }) => (finishedAt ? koreanMoment(finishedAt) : '–')}
    />
  </ListTable>
)

const File = ({ upload, fileName, uploadStatus }: JobRow) => {
  if (upload === null) return <>–</>
  return uploadStatus === 'discarded' ? <>{fileName} (버림)</> : <Link to={`/data-upload/${upload}`}>{fileName}</Link>
}

const State = ({ status, error }: JobRow) => (
  <>
    <StatusTag tone={TONES[status]}>{JOB_STATUS_LABELS[status]}</StatusTag>
    {error && (
      <span style={{ display: 'block', fontSize: 12.5, color: 'var(--soft)' }}>{jobErrorText(error.code)}</span>
    )}
  </>
)
