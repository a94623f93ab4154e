/** The module `@shop/admin`: what modules of extensions may import in the browser. It is small on purpose, and versioned. */
export { shop } from '../api/shop.ts';
export { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
export {
  Alert,
  Badge,
  Button,
  Card,
  Group,
  NumberInput,
  Select,
  Stack,
  Switch,
  Table,
  Text,
  TextInput,
  Title,
} from '@mantine/core';
export { notifications } from '@mantine/notifications';
export const version = 1;
