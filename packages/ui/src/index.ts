export { Badge, type BadgeProps } from './components/Badge/Badge';
export { Banner, type BannerProps } from './components/Banner/Banner';
export { type BannerTone } from './components/Banner/bannerTones';
export { Button, type ButtonProps } from './components/Button/Button';
export { CoinIcon, type CoinIconProps } from './components/CoinIcon/CoinIcon';
export {
  ConnectionIndicator,
  type ConnectionIndicatorProps,
} from './components/ConnectionIndicator/ConnectionIndicator';
export { type ConnectionState } from './components/ConnectionIndicator/connectionStates';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState';
export { type ControlSize } from './components/Field/controlSizes';
export { Field, type FieldControl, type FieldProps, type FieldTexts } from './components/Field/Field';
export { type FieldNeed } from './components/Field/fieldNeeds';
export { Figure, type FigureProps } from './components/Figure/Figure';
export { Icon, type IconProps } from './components/Icon/Icon';
export { type IconName } from './components/Icon/iconNames';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton';
export { Link, type LinkProps } from './components/Link/Link';
export { PriceChange, type PriceChangeProps } from './components/PriceChange/PriceChange';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton';
export { StatusDot, type StatusDotProps } from './components/StatusDot/StatusDot';
export { EmptyRow, type EmptyRowProps } from './components/Table/EmptyRow';
export { ErrorRow, type ErrorRowProps } from './components/Table/ErrorRow';
export { PlaceholderRows, type PlaceholderColumn, type PlaceholderRowsProps } from './components/Table/PlaceholderRows';
export { SortHeader, type SortHeaderProps } from './components/Table/SortHeader';
export { Table, type TableProps } from './components/Table/Table';
export { TableBody, TableCell, type TableBodyProps, type TableCellProps } from './components/Table/TableBody';
export {
  TableHeader,
  TableHeaderCell,
  type TableHeaderCellProps,
  type TableHeaderProps,
} from './components/Table/TableHeader';
export { TableRow, type TableRowProps } from './components/Table/TableRow';
export { type Column, type SortDirection } from './components/Table/tableVariants';
export { TextField, type TextFieldProps } from './components/TextField/TextField';
export { createToasts, type ToastMessage, type ToastStore } from './components/Toasts/createToasts';
export { Toasts, type ToastsProps } from './components/Toasts/Toasts';
export { type ToastTone } from './components/Toasts/toastTones';
export { applyLook, type Look } from './theme/applyLook';
export { density, motion, vars } from './theme/contract.css';
export { visuallyHidden } from './theme/visuallyHidden.css';
export { type Density } from './tokens/density';
export { looks } from './tokens/looks';
export { easing, type Motion } from './tokens/motion';
export { breakpoint, controlHeight, measure, radius, space, target, typography, weight } from './tokens/scale';
export { type Palette, type Theme, type ThemeTokens, type Tone } from './tokens/tokens';
