import { Skeleton } from '@mui/material'

export const CaseSkeleton = ({ label }: { label: string }) => (
  <div className="whole" role="status" aria-label={label} style={{ padding: '18px 24px' }}>
    <Skeleton width="40%" height={34} />
    <Skeleton width="25%" />
    <Skeleton variant="rounded" height={240} sx={{ mt: 1.5 }} />
    <Skeleton width="20%" height={30} sx={{ mt: 2 }} />
    <Skeleton />
    <Skeleton />
  </div>
)
