import { Loading } from '../kit/Loading'

/** Until it is known who works here. */
export const CheckingStaff = () => <Loading label="관리자 인증 확인 중..." />
