import { Typography } from '@mui/material'
import { styled } from '@mui/material/styles'
import { ListScreen } from '../../kit/screens/ListScreen'
import { Guide } from './Guide'
import { JobFilters, JobTable } from './JobTable'
import { NewUpload } from './NewUpload'
import { RecentUploads } from './RecentUploads'
import { Templates } from './Templates'

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
