export { Accordion, type AccordionProps } from './components/Accordion/Accordion';
export { AccordionItem, type AccordionItemProps } from './components/Accordion/AccordionItem';
export { AddressText, type AddressTextProps } from './components/AddressText/AddressText';
export { useCopy, type CopyText } from './components/AddressText/useCopy';
export { AfterPaint, type AfterPaintProps } from './components/AfterPaint/AfterPaint';
export {
  AlertDialog,
  AlertDialogContent,
  AlertDialogTrigger,
  type AlertDialogContentProps,
} from './components/AlertDialog/AlertDialog';
export { type AlertTone } from './components/AlertDialog/alertTones';
export { Amount, type AmountProps } from './components/Amount/Amount';
export { withEveryDigit } from './components/Amount/amountTexts';
export { AmountField, type AmountFieldProps } from './components/AmountField/AmountField';
export { Badge, type BadgeProps } from './components/Badge/Badge';
export { Banner, type BannerProps } from './components/Banner/Banner';
export { type BannerTone } from './components/Banner/bannerTones';
export { Button, type ButtonProps } from './components/Button/Button';
export { ButtonGroup, type ButtonGroupProps } from './components/ButtonGroup/ButtonGroup';
export { Captcha, type CaptchaProps } from './components/Captcha/Captcha';
export { type Speak } from './components/Captcha/captchaSpeech';
export { useCaptcha, type CaptchaState } from './components/Captcha/useCaptcha';
export { Card, type CardProps } from './components/Card/Card';
export { type HeadingLevel } from './components/Card/headingLevels';
export { Checkbox, type CheckboxProps } from './components/Checkbox/Checkbox';
export { ChipsField, type ChipsFieldProps } from './components/ChipsField/ChipsField';
export { CoinIcon, type CoinIconProps } from './components/CoinIcon/CoinIcon';
export { CoinName, type CoinNameProps } from './components/CoinName/CoinName';
export { Combobox, type ComboboxProps } from './components/Combobox/Combobox';
export { type ComboboxOption } from './components/Combobox/findChoices';
export { CommandMenu, type CommandMenuProps } from './components/CommandMenu/CommandMenu';
export { type CommandItem } from './components/CommandMenu/CommandOption';
export {
  ConnectionIndicator,
  type ConnectionIndicatorProps,
} from './components/ConnectionIndicator/ConnectionIndicator';
export { type ConnectionState } from './components/ConnectionIndicator/connectionStates';
export { CopyField, type CopyFieldProps } from './components/CopyField/CopyField';
export { Countdown, type CountdownProps } from './components/Countdown/Countdown';
export { onPageWake, type WakingPage } from './components/Countdown/onPageWake';
export { useCountdown, type CountdownOptions, type TimeLeft } from './components/Countdown/useCountdown';
export { Sparkline, type SparklineProps } from './components/Sparkline/Sparkline';
export { cspNonce } from './components/cspNonce';
export { type DataColumn } from './components/DataTable/dataColumn';
export { DataTable, type DataTableProps } from './components/DataTable/DataTable';
export { DetailButton, type DetailButtonProps } from './components/DataTable/DetailButton';
export { DetailToggle, type DetailToggleProps } from './components/DataTable/DetailToggle';
export { type ExpandedRows, type RowExpansion } from './components/DataTable/expandedRows';
export { type EmptyTexts, type RowsState } from './components/DataTable/rowsState';
export { sortRows, type Sort } from './components/DataTable/sorting';
export { useSort } from './components/DataTable/useSort';
export { DatePicker, type DatePickerProps } from './components/DatePicker/DatePicker';
export { DateRangePicker, type DateRangePickerProps } from './components/DateRangePicker/DateRangePicker';
export { DepthChart, type DepthChartProps } from './components/DepthChart/DepthChart';
export { Dialog, DialogClose, DialogContent, DialogTrigger, type DialogContentProps } from './components/Dialog/Dialog';
export { type DialogSize } from './components/Dialog/dialogSizes';
export { Drawer, DrawerClose, DrawerContent, DrawerTrigger, type DrawerContentProps } from './components/Drawer/Drawer';
export { type DrawerSide } from './components/Drawer/drawerSides';
export {
  DropdownMenu,
  DropdownMenuContent,
  DropdownMenuGroup,
  DropdownMenuRadioGroup,
  DropdownMenuSeparator,
  DropdownMenuTrigger,
  type DropdownMenuContentProps,
  type DropdownMenuGroupProps,
  type DropdownMenuProps,
  type DropdownMenuRadioGroupProps,
  type DropdownMenuSeparatorProps,
} from './components/DropdownMenu/DropdownMenu';
export {
  DropdownMenuCheckboxItem,
  DropdownMenuItem,
  DropdownMenuRadioItem,
  type DropdownMenuCheckboxItemProps,
  type DropdownMenuItemProps,
  type DropdownMenuRadioItemProps,
} from './components/DropdownMenu/DropdownMenuItem';
export { ErrorLine, type ErrorLineProps } from './components/Field/ErrorLine';
export { EmptyState, type EmptyStateProps } from './components/EmptyState/EmptyState';
export { type ControlSize } from './components/Field/controlSizes';
export { Field, type FieldProps, type FieldTexts } from './components/Field/Field';
export { type FieldNeed } from './components/Field/fieldNeeds';
export { type FieldControl } from './components/Field/useFieldControl';
export { Figure, type FigureProps } from './components/Figure/Figure';
export { FileDrop, type FileDropProps } from './components/FileDrop/FileDrop';
export { type FileUpload } from './components/FileDrop/fileUpload';
export { Form, type FormProps } from './components/Form/Form';
export { FormActions, type FormActionsProps } from './components/Form/FormActions';
export { FormError, type FormErrorProps } from './components/Form/FormError';
export { type FormHandle, type TextControl, type ValueControl } from './components/Form/formTypes';
export { useForm, type FormOptions } from './components/Form/useForm';
export { Icon, type IconProps } from './components/Icon/Icon';
export { type IconName } from './components/Icon/iconNames';
export { IconButton, type IconButtonProps } from './components/IconButton/IconButton';
export { KeyHint, type KeyHintProps } from './components/KeyHint/KeyHint';
export { platformOf, type Platform } from './components/KeyHint/platforms';
export { Link, type LinkProps } from './components/Link/Link';
export { NoValue, type NoValueProps } from './components/NoValue/NoValue';
export { type BookPick } from './components/OrderBook/drawing/bookDrawing';
export { type BookView, type OwnOrder } from './components/OrderBook/rows/bookRows';
export { type FeedState } from './components/OrderBook/live/feedState';
export { type LastPrice } from './components/OrderBook/drawing/lastPriceDrawing';
export { BestPrices, BookLadder, type BestPricesProps, type BookLadderProps } from './components/OrderBook/BookLadder';
export { staticSource, type LiveSource } from './components/OrderBook/live/liveSource';
export { OrderBook, type OrderBookProps } from './components/OrderBook/OrderBook';
export { OrderForm, type OrderFormHandle, type OrderFormProps } from './components/OrderForm/OrderForm';
export { OtpField, type OtpFieldProps } from './components/OtpField/OtpField';
export { Pager, type PagerProps } from './components/Pager/Pager';
export { PairPicker, type PairPickerProps } from './components/PairPicker/PairPicker';
export { PairPickerButton, type PairPickerButtonProps } from './components/PairPicker/PairPickerButton';
export { type PairQuote } from './components/PairPicker/pairQuotes';
export { PasswordField, type PasswordFieldProps } from './components/PasswordField/PasswordField';
export {
  Popover,
  PopoverAnchor,
  PopoverClose,
  PopoverContent,
  PopoverTrigger,
  type PopoverContentProps,
} from './components/Popover/Popover';
export { PriceChange, type PriceChangeProps } from './components/PriceChange/PriceChange';
export { ChartNotLoaded, type ChartNotLoadedProps } from './components/PriceChart/ChartNotLoaded';
export { type OrderLine } from './components/PriceChart/chartEngine';
export { type Bar, type BarRange, type Datafeed } from './components/PriceChart/datafeed';
export { PriceChart, type PriceChartProps } from './components/PriceChart/PriceChart';
export { ProgressBar, type ProgressBarProps } from './components/ProgressBar/ProgressBar';
export { QrCode, type QrCodeProps } from './components/QrCode/QrCode';
export { RadioGroup, type RadioGroupProps, type RadioOption } from './components/RadioGroup/RadioGroup';
export { SearchField, type SearchFieldProps } from './components/SearchField/SearchField';
export {
  SegmentedControl,
  type SegmentedControlProps,
  type SegmentedOption,
} from './components/SegmentedControl/SegmentedControl';
export { type Choice } from './components/Select/choices';
export { Select, type SelectProps } from './components/Select/Select';
export { Skeleton, type SkeletonProps } from './components/Skeleton/Skeleton';
export { Spinner, type SpinnerProps } from './components/Spinner/Spinner';
export { Splitter, type SplitterProps } from './components/Splitter/Splitter';
export { Stat, type StatProps } from './components/Stat/Stat';
export { StatList, type StatListProps } from './components/Stat/StatList';
export { type StatLayout, type StatSize } from './components/Stat/statVariants';
export { StatusDot, type StatusDotProps } from './components/StatusDot/StatusDot';
export { SuggestField, type SuggestFieldProps } from './components/SuggestField/SuggestField';
export { Switch, type SwitchProps } from './components/Switch/Switch';
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
export { TabLink, TabLinks, type TabLinkProps, type TabLinksProps } from './components/Tabs/TabLinks';
export { Tab, TabList, type TabListProps, type TabProps } from './components/Tabs/TabList';
export { TabPanel, Tabs, type TabPanelProps, type TabsProps } from './components/Tabs/Tabs';
export { TextArea, type TextAreaProps } from './components/TextArea/TextArea';
export { TextField, type TextFieldProps } from './components/TextField/TextField';
export { ClockContext } from './components/Timestamp/ClockContext';
export { clocks, useClock } from './components/Timestamp/useClock';
export { localOffset } from './components/Timestamp/localOffset';
export { Timestamp, type TimestampProps } from './components/Timestamp/Timestamp';
export { createToasts, type ToastAction, type ToastMessage, type ToastStore } from './components/Toasts/createToasts';
export { Toasts, type ToastsProps } from './components/Toasts/Toasts';
export { roomAboveToasts } from './components/Toasts/Toasts.css';
export { type ToastTone } from './components/Toasts/toastTones';
export { Tooltip, type TooltipProps } from './components/Tooltip/Tooltip';
export { TooltipProvider } from './components/Tooltip/TooltipProvider';
export { type TapeTrade } from './components/TradeTape/tapeReading';
export { TradeTape, type TradeTapeProps } from './components/TradeTape/TradeTape';
export { applyLook, type Look } from './theme/applyLook';
export { density, motion, vars } from './theme/contract.css';
export { visuallyHidden } from './theme/visuallyHidden.css';
export { type Density } from './tokens/density';
export { layer } from './tokens/layer';
export { looks } from './tokens/looks';
export { easing, type Motion } from './tokens/motion';
export {
  controlHeight,
  measure,
  radius,
  screenBelow,
  screenFrom,
  space,
  target,
  typography,
  weight,
} from './tokens/scale';
export { type Palette, type Theme, type ThemeTokens, type Tone } from './tokens/tokens';
