'use client'
import dynamic from 'next/dynamic'

const App = dynamic(() => import('@/admin/App'), {
  ssr: false,
  loading: () => <p role="status">관리자 인증 확인 중...</p>,
})

export const BackOfficeMount = () => <App />
