'use client'
import dynamic from 'next/dynamic'

const App = dynamic(() => import('@/admin/App'), {
  ssr: false,
  loading: () => <p role="status">관리자 인증 확인 중...</p>,
})

/** The back office lives in the browser alone. */
export const BackOfficeMount = () => <App />
