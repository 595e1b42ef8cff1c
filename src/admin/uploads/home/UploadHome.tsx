import { Typography, Button } from '@mui/material'
import { styled } from '@mui/material/styles'
import { DataTable, useNotify } from 'react-admin'
import { Link } from 'react-router-dom'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { UPLOAD_RETENTION_DAYS } from '@/domain/upload/limits'
import type { Job } from '@/domain/job'
import { JOB_KIND_LABELS, JOB_STATUS_LABELS, jobErrorText } from '@/messages/staff/jobs'
import { UPLOAD_KINDS } from '@/domain/upload/kinds'
import { UPLOAD_KIND_LABELS, UPLOAD_TEMPLATES } from '@/messages/staff/uploads'
import { ListScreen } from '../../kit/screens/screens'
import { Card } from '../../kit/Card'
import { choicesOf, FilterSelect } from '../../kit/filters/FilterSelect'
import { FilterBar, FilterChip } from '../../kit/filters/FilterBar'
import { FilterDays } from '../../kit/filters/filterPickers'
import { koreanMoment } from '../../kit/dates/koreanDate'
import { ListTable } from '../../kit/lists/ListTable'
import { StatusTag, type StatusTone } from '../../kit/marks'
import { apiPath, askApi } from '../../dataProvider/requestJson'
import { downloadFile } from '../../kit/lists/downloads'
import { many } from '../numbers'
import { NewUpload } from './NewUpload'
import { RecentUploads } from './RecentUploads'

const Grid = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(240px, 1fr))',
  gap: 12,
  '& > div': { border: '1px solid var(--line)', borderRadius: 8, padding: '10px 12px' },
  '& h3': { margin: 0, fontSize: 13.5, fontWeight: 650 },
  '& p': { margin: '3px 0 8px', fontSize: 12.5, color: 'var(--soft)' },
  '& small': { marginLeft: 8, fontSize: 12, color: 'var(--soft)' },
})

function Templates() {
  const client = useQueryClient()
  const notify = useNotify()
  const queryKey = ['upload-templates']
  const { data } = useQuery({
    queryKey,
    queryFn: ({ signal }) => askApi('GET /api/v1/staff/upload-templates', { signal }),
  })
  const { mutate, isPending } = useMutation({
    mutationFn: (path: string) => downloadFile(path),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: (error) => notify(error.message, { type: 'error' }),
  })
  return (
    <Card title="서식">
      <Grid>
        {UPLOAD_KINDS.map((kind) => (
          <div key={kind}>
            <h3>{UPLOAD_KIND_LABELS[kind].name}</h3>
            <p>{UPLOAD_TEMPLATES[kind][0]?.join(', ')}</p>
            {(['xlsx', 'csv'] as const).map((format) => (
              <Button
                key={format}
                size="small"
                variant="outlined"
                sx={{ mr: 0.75 }}
                disabled={isPending}
                aria-label={`${UPLOAD_KIND_LABELS[kind].name} 서식 ${format.toUpperCase()}`}
                onClick={() =>
                  mutate(apiPath('GET /api/v1/staff/upload-templates/{kind}', { params: { kind }, query: { format } }))
                }
              >
                {format.toUpperCase()}
              </Button>
            ))}
            {data && <small>{many(data.downloads[kind] ?? 0)}번 내려받음</small>}
          </div>
        ))}
      </Grid>
    </Card>
  )
}

export interface JobRow extends Omit<Job, 'createdBy'> {
  upload: number | null
  fileName: string | null
  uploadStatus: string | null
  createdByNickname: string | null
}

const Column = DataTable.Col<JobRow>
const TONES: Partial<Record<Job['status'], StatusTone>> = { completed: 'ok', failed: 'bad', processing: 'mid' }

const JobFilters = () => (
  <FilterBar>
    <FilterSelect source="kind" label="하는 일" choices={choicesOf(JOB_KIND_LABELS)} />
    <FilterSelect source="status" label="상태" choices={choicesOf(JOB_STATUS_LABELS)} />
    <FilterChip source="isUnattended" label={() => '살펴볼 실패'} />
    <FilterDays label="시킨 날" />
  </FilterBar>
)

const JobTable = () => (
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

const Guide = () => (
  <Card title="올리는 순서">
    <ol style={{ margin: 0, paddingLeft: 20, display: 'grid', gap: 5 }}>
      <li>
        기관이 공개한 파일을 받은 그대로 올려요. 열 이름이나 순서를 바꾸지 않아도 돼요. ZIP은 든 파일마다 따로 읽어요.
      </li>
      <li>찾은 머리글과 열의 뜻을 봐요. 고치면 같은 양식의 다음 파일에서는 자동으로 그렇게 읽어요.</li>
      <li>원문과 읽은 것을 나란히 보고, 묶음마다 한 번에 고쳐요. 파일 자체는 바뀌지 않아요.</li>
      <li>무엇이 만들어지고 건너뛰는지 계산한 뒤 반영해요. 창을 닫아도 서버에서 이어져요.</li>
      <li>반영한 것은 통째로 되돌릴 수 있어요. 같은 파일을 다시 올려도 두 번 들어가지 않아요.</li>
    </ol>
    <p style={{ margin: '10px 0 0', fontSize: 12.5, color: 'var(--soft)' }}>
      올린 파일은 {UPLOAD_RETENTION_DAYS}일 뒤에 지워지고, 반영한 기록은 남아요. 사람 이름은 저장하지 않아요.
    </p>
  </Card>
)

const HELP = `방문 기록이나 식당, 리뷰, 기관이 적힌 파일을 올려, 살펴보고, 고쳐서 반영해요.
파일은 받은 그대로 올려요. 반영하기 전에는 아무것도 바뀌지 않고, 반영한 것은 통째로 되돌릴 수 있어요.
창을 닫아도 올린 파일과 고친 것은 남아요. 올린 파일 목록에서 이어서 하세요.`

const Halves = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 420px), 1fr))',
  gap: 16,
  marginBottom: 16,
  alignItems: 'start',
})

export const UploadHome = () => (
  <ListScreen resource="jobs" title="자료 올리기" help={HELP} sort={{ field: 'id', order: 'DESC' }}>
    <Halves>
      <NewUpload />
      <RecentUploads />
      <Templates />
      <Guide />
    </Halves>
    <Typography variant="h2">작업 기록</Typography>
    <JobFilters />
    <JobTable />
  </ListScreen>
)
