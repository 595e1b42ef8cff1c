import { Box } from '@mui/material'
import { ShowBase, useShowContext } from 'react-admin'
import { useSearchParams } from 'react-router-dom'
import { TERMS_LABELS, TERMS_STATE_LABELS } from '@/messages/labels'
import { FailedState } from '../kit/FailedState'
import { Loading } from '../kit/Loading'
import { ScreenHeading } from '../kit/screens/ScreenHeading'
import { StatusTag } from '../kit/StatusTag'
import { PrintedTerms } from './PrintedTerms'
import { TermsActions } from './TermsActions'
import { TermsComparison } from './TermsComparison'
import { TermsFacts } from './TermsFacts'
import { nameOf, STATE_TONES, type TermsVersion } from './termsVersion'
import { FULL_RECORD } from '../dataProvider/dataProvider'

const HELP = `한 버전을 읽고 다른 버전과 비교해요. 새로 들어간 말은 초록으로 밑줄을, 빠진 말은 붉게 줄을 그어 보여요.
'인쇄·PDF'는 이 버전의 글만 인쇄해요. 인쇄 창에서 PDF로 저장할 수 있어요.`

export const TermsShow = () => (
  <ShowBase resource="terms" queryOptions={{ meta: FULL_RECORD }}>
    <Shown />
  </ShowBase>
)

function Shown() {
  const { record, error, isPending, refetch } = useShowContext<TermsVersion>()
  const [params, setParams] = useSearchParams()
  if (error) return <FailedState message={error.message} onRetry={() => void refetch()} />
  if (isPending || !record) return <Loading />
  const withId = Number(params.get('with')) || null
  const compare = (id: number | null) => setParams(id === null ? {} : { with: String(id) }, { replace: true })
  return (
    <>
      <ScreenHeading title={nameOf(record)} note={TERMS_LABELS[record.code]} help={HELP}>
        <StatusTag tone={STATE_TONES[record.state]}>{TERMS_STATE_LABELS[record.state]}</StatusTag>
      </ScreenHeading>
      <Box sx={{ display: 'grid', gap: 3, gridTemplateColumns: { xs: '1fr', lg: 'minmax(0, 1fr) 280px' } }}>
        <div style={{ minWidth: 0, order: 0 }}>
          {withId === null ? (
            <PrintedTerms terms={record} />
          ) : (
            <TermsComparison key={withId} terms={record} withId={withId} />
          )}
        </div>
        <Box component="aside" aria-label="이 버전에 대해" sx={{ order: { xs: -1, lg: 1 } }}>
          <TermsFacts terms={record} />
          <TermsActions terms={record} withId={withId} onCompare={compare} />
        </Box>
      </Box>
    </>
  )
}
