// Written by `npm run generate:sdk`. Not edited by hand.

interface NonNull<T> {
  kind: 'NON_NULL';
  name: never;
  ofType: T;
}
interface List<T> {
  kind: 'LIST';
  name: never;
  ofType: T;
}
interface Of<Kind extends string, Name extends string> {
  kind: Kind;
  name: Name;
  ofType: null;
}
interface Field<Name extends string, Type> {
  name: Name;
  type: Type;
}
interface Input<Name extends string, Type, Default = null> {
  name: Name;
  type: Type;
  defaultValue: Default;
}

/** The AdminSchema schema, for `initGraphQLTada`. */
export interface AdminSchema {
  name: 'admin';
  query: 'Query';
  mutation: never;
  subscription: never;
  types: {
    CurrentFilter: {
      kind: 'OBJECT';
      name: 'CurrentFilter';
      fields: {
        key: Field<'key', NonNull<Of<'SCALAR', 'String'>>>;
        operation: Field<'operation', NonNull<Of<'ENUM', 'FilterOperation'>>>;
        value: Field<'value', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    String: unknown;
    DateTime: unknown;
    FilterInput: {
      kind: 'INPUT_OBJECT';
      name: 'FilterInput';
      isOneOf: false;
      inputFields: [
        Input<'key', NonNull<Of<'SCALAR', 'String'>>>,
        Input<'operation', NonNull<Of<'ENUM', 'FilterOperation'>>>,
        Input<'value', NonNull<Of<'SCALAR', 'String'>>>,
      ];
    };
    FilterOperation: {
      kind: 'ENUM';
      name: 'FilterOperation';
      enumValues: 'eq' | 'neq' | 'gt' | 'gteq' | 'lt' | 'lteq' | 'like' | 'nlike' | 'in' | 'nin';
    };
    JSON: unknown;
    PageInfo: {
      kind: 'OBJECT';
      name: 'PageInfo';
      fields: {
        hasNextPage: Field<'hasNextPage', NonNull<Of<'SCALAR', 'Boolean'>>>;
        endCursor: Field<'endCursor', Of<'SCALAR', 'String'>>;
      };
    };
    Boolean: unknown;
    Price: {
      kind: 'OBJECT';
      name: 'Price';
      fields: {
        value: Field<'value', NonNull<Of<'SCALAR', 'Float'>>>;
        currency: Field<'currency', NonNull<Of<'SCALAR', 'String'>>>;
        text: Field<'text', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Float: unknown;
    Query: {
      kind: 'OBJECT';
      name: 'Query';
      fields: {
        setting: Field<'setting', Of<'OBJECT', 'Setting'>>;
        settingsSchema: Field<'settingsSchema', List<NonNull<Of<'OBJECT', 'SettingSchema'>>>>;
        shop: Field<'shop', NonNull<Of<'OBJECT', 'Shop'>>>;
        adminUsers: Field<'adminUsers', Of<'OBJECT', 'AdminUserCollection'>>;
        adminUsersConnection: Field<'adminUsersConnection', Of<'OBJECT', 'AdminUserConnection'>>;
        roles: Field<'roles', Of<'OBJECT', 'RoleCollection'>>;
        rolesConnection: Field<'rolesConnection', Of<'OBJECT', 'RoleConnection'>>;
        auditLog: Field<'auditLog', Of<'OBJECT', 'AuditEntryCollection'>>;
        auditLogConnection: Field<'auditLogConnection', Of<'OBJECT', 'AuditEntryConnection'>>;
        deadEvents: Field<'deadEvents', List<NonNull<Of<'OBJECT', 'DeadEvent'>>>>;
        eventLog: Field<'eventLog', Of<'OBJECT', 'LoggedEventCollection'>>;
        eventLogConnection: Field<'eventLogConnection', Of<'OBJECT', 'LoggedEventConnection'>>;
        metafieldDefinitions: Field<
          'metafieldDefinitions',
          List<NonNull<Of<'OBJECT', 'MetafieldDefinition'>>>
        >;
        customer: Field<'customer', Of<'OBJECT', 'Customer'>>;
        currentCustomer: Field<'currentCustomer', Of<'OBJECT', 'Customer'>>;
        customers: Field<'customers', Of<'OBJECT', 'CustomerCollection'>>;
        customersConnection: Field<'customersConnection', Of<'OBJECT', 'CustomerConnection'>>;
        customerGroup: Field<'customerGroup', Of<'OBJECT', 'CustomerGroup'>>;
        customerGroups: Field<'customerGroups', Of<'OBJECT', 'CustomerGroupCollection'>>;
        customerGroupsConnection: Field<'customerGroupsConnection', Of<'OBJECT', 'CustomerGroupConnection'>>;
        url: Field<'url', Of<'OBJECT', 'Url'>>;
        currentRoute: Field<'currentRoute', Of<'OBJECT', 'Url'>>;
        taxClass: Field<'taxClass', Of<'OBJECT', 'TaxClass'>>;
        taxClasses: Field<'taxClasses', Of<'OBJECT', 'TaxClassCollection'>>;
        taxClassesConnection: Field<'taxClassesConnection', Of<'OBJECT', 'TaxClassConnection'>>;
        attribute: Field<'attribute', Of<'OBJECT', 'Attribute'>>;
        attributes: Field<'attributes', Of<'OBJECT', 'AttributeCollection'>>;
        attributesConnection: Field<'attributesConnection', Of<'OBJECT', 'AttributeConnection'>>;
        attributeGroup: Field<'attributeGroup', Of<'OBJECT', 'AttributeGroup'>>;
        attributeGroups: Field<'attributeGroups', Of<'OBJECT', 'AttributeGroupCollection'>>;
        attributeGroupsConnection: Field<
          'attributeGroupsConnection',
          Of<'OBJECT', 'AttributeGroupConnection'>
        >;
        category: Field<'category', Of<'OBJECT', 'Category'>>;
        categoryByUrlKey: Field<'categoryByUrlKey', Of<'OBJECT', 'Category'>>;
        categories: Field<'categories', Of<'OBJECT', 'CategoryCollection'>>;
        categoriesConnection: Field<'categoriesConnection', Of<'OBJECT', 'CategoryConnection'>>;
        collection: Field<'collection', Of<'OBJECT', 'Collection'>>;
        collections: Field<'collections', Of<'OBJECT', 'CollectionCollection'>>;
        collectionsConnection: Field<'collectionsConnection', Of<'OBJECT', 'CollectionConnection'>>;
        product: Field<'product', Of<'OBJECT', 'Product'>>;
        productByUrlKey: Field<'productByUrlKey', Of<'OBJECT', 'Product'>>;
        products: Field<'products', Of<'OBJECT', 'ProductCollection'>>;
        productsConnection: Field<'productsConnection', Of<'OBJECT', 'ProductConnection'>>;
        variantGroup: Field<'variantGroup', Of<'OBJECT', 'VariantGroup'>>;
        variantGroups: Field<'variantGroups', Of<'OBJECT', 'VariantGroupCollection'>>;
        variantGroupsConnection: Field<'variantGroupsConnection', Of<'OBJECT', 'VariantGroupConnection'>>;
        shippingProviders: Field<'shippingProviders', List<NonNull<Of<'OBJECT', 'ShippingProvider'>>>>;
        shippingZone: Field<'shippingZone', Of<'OBJECT', 'ShippingZone'>>;
        shippingZones: Field<'shippingZones', List<NonNull<Of<'OBJECT', 'ShippingZone'>>>>;
        paymentMethods: Field<'paymentMethods', NonNull<List<NonNull<Of<'OBJECT', 'PaymentMethod'>>>>>;
        coupon: Field<'coupon', Of<'OBJECT', 'Coupon'>>;
        coupons: Field<'coupons', Of<'OBJECT', 'CouponCollection'>>;
        couponsConnection: Field<'couponsConnection', Of<'OBJECT', 'CouponConnection'>>;
        cart: Field<'cart', Of<'OBJECT', 'Cart'>>;
        myCart: Field<'myCart', Of<'OBJECT', 'Cart'>>;
        order: Field<'order', Of<'OBJECT', 'Order'>>;
        orders: Field<'orders', Of<'OBJECT', 'OrderCollection'>>;
        ordersConnection: Field<'ordersConnection', Of<'OBJECT', 'OrderConnection'>>;
        orderStatuses: Field<'orderStatuses', Of<'OBJECT', 'OrderStatuses'>>;
        dashboard: Field<'dashboard', Of<'OBJECT', 'Dashboard'>>;
        blogCategory: Field<'blogCategory', Of<'OBJECT', 'BlogCategory'>>;
        blogCategoryByUrlKey: Field<'blogCategoryByUrlKey', Of<'OBJECT', 'BlogCategory'>>;
        blogCategories: Field<'blogCategories', Of<'OBJECT', 'BlogCategoryCollection'>>;
        blogCategoriesConnection: Field<'blogCategoriesConnection', Of<'OBJECT', 'BlogCategoryConnection'>>;
        blogPost: Field<'blogPost', Of<'OBJECT', 'BlogPost'>>;
        blogPostByUrlKey: Field<'blogPostByUrlKey', Of<'OBJECT', 'BlogPost'>>;
        blogPosts: Field<'blogPosts', Of<'OBJECT', 'BlogPostCollection'>>;
        blogPostsConnection: Field<'blogPostsConnection', Of<'OBJECT', 'BlogPostConnection'>>;
        cmsPage: Field<'cmsPage', Of<'OBJECT', 'CmsPage'>>;
        currentCmsPage: Field<'currentCmsPage', Of<'OBJECT', 'CmsPage'>>;
        cmsPages: Field<'cmsPages', Of<'OBJECT', 'CmsPageCollection'>>;
        cmsPagesConnection: Field<'cmsPagesConnection', Of<'OBJECT', 'CmsPageConnection'>>;
        changeset: Field<'changeset', Of<'OBJECT', 'Changeset'>>;
        changesets: Field<'changesets', Of<'OBJECT', 'ChangesetCollection'>>;
        changesetsConnection: Field<'changesetsConnection', Of<'OBJECT', 'ChangesetConnection'>>;
        pageAreas: Field<'pageAreas', List<NonNull<Of<'OBJECT', 'PageArea'>>>>;
        pageRoutes: Field<'pageRoutes', List<NonNull<Of<'OBJECT', 'PageRoute'>>>>;
        rolloutPlan: Field<'rolloutPlan', Of<'OBJECT', 'RolloutPlan'>>;
        activeRolloutPlans: Field<'activeRolloutPlans', List<NonNull<Of<'OBJECT', 'RolloutPlan'>>>>;
        rolloutPlans: Field<'rolloutPlans', Of<'OBJECT', 'RolloutPlanCollection'>>;
        rolloutPlansConnection: Field<'rolloutPlansConnection', Of<'OBJECT', 'RolloutPlanConnection'>>;
        widget: Field<'widget', Of<'OBJECT', 'Widget'>>;
        widgets: Field<'widgets', Of<'OBJECT', 'WidgetCollection'>>;
        widgetsConnection: Field<'widgetsConnection', Of<'OBJECT', 'WidgetConnection'>>;
        widgetTypes: Field<'widgetTypes', List<NonNull<Of<'OBJECT', 'WidgetType'>>>>;
        landingPage: Field<'landingPage', Of<'OBJECT', 'LandingPage'>>;
        currentLandingPage: Field<'currentLandingPage', Of<'OBJECT', 'LandingPage'>>;
        landingPages: Field<'landingPages', Of<'OBJECT', 'LandingPageCollection'>>;
        landingPagesConnection: Field<'landingPagesConnection', Of<'OBJECT', 'LandingPageConnection'>>;
        menu: Field<'menu', Of<'OBJECT', 'Menu'>>;
        searchSuggestions: Field<'searchSuggestions', Of<'OBJECT', 'SearchSuggestions'>>;
        coreShippingMethods: Field<'coreShippingMethods', List<NonNull<Of<'OBJECT', 'CoreShippingMethod'>>>>;
        cardField: Field<'cardField', Of<'OBJECT', 'CardField'>>;
      };
    };
    Int: unknown;
    ID: unknown;
    Setting: {
      kind: 'OBJECT';
      name: 'Setting';
      fields: {
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        value: Field<'value', Of<'SCALAR', 'JSON'>>;
        secret: Field<'secret', NonNull<Of<'SCALAR', 'Boolean'>>>;
        isSet: Field<'isSet', NonNull<Of<'SCALAR', 'Boolean'>>>;
        inConfig: Field<'inConfig', NonNull<Of<'SCALAR', 'Boolean'>>>;
      };
    };
    SettingSchema: {
      kind: 'OBJECT';
      name: 'SettingSchema';
      fields: {
        key: Field<'key', NonNull<Of<'SCALAR', 'String'>>>;
        group: Field<'group', NonNull<Of<'SCALAR', 'String'>>>;
        label: Field<'label', NonNull<Of<'SCALAR', 'String'>>>;
        description: Field<'description', Of<'SCALAR', 'String'>>;
        schema: Field<'schema', NonNull<Of<'SCALAR', 'JSON'>>>;
        default: Field<'default', Of<'SCALAR', 'JSON'>>;
        value: Field<'value', Of<'SCALAR', 'JSON'>>;
        secret: Field<'secret', NonNull<Of<'SCALAR', 'Boolean'>>>;
        isSet: Field<'isSet', NonNull<Of<'SCALAR', 'Boolean'>>>;
        inConfig: Field<'inConfig', NonNull<Of<'SCALAR', 'Boolean'>>>;
      };
    };
    Shop: {
      kind: 'OBJECT';
      name: 'Shop';
      fields: {
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        currency: Field<'currency', NonNull<Of<'SCALAR', 'String'>>>;
        locale: Field<'locale', NonNull<Of<'SCALAR', 'String'>>>;
        languages: Field<'languages', NonNull<List<NonNull<Of<'SCALAR', 'String'>>>>>;
        timezone: Field<'timezone', NonNull<Of<'SCALAR', 'String'>>>;
        weightUnit: Field<'weightUnit', NonNull<Of<'SCALAR', 'String'>>>;
        metaData: Field<'metaData', Of<'SCALAR', 'JSON'>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
      };
    };
    AdminUser: {
      kind: 'OBJECT';
      name: 'AdminUser';
      fields: {
        adminUserId: Field<'adminUserId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        email: Field<'email', NonNull<Of<'SCALAR', 'String'>>>;
        fullName: Field<'fullName', NonNull<Of<'SCALAR', 'String'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Boolean'>>>;
        secondFactor: Field<'secondFactor', NonNull<Of<'SCALAR', 'Boolean'>>>;
        roles: Field<'roles', List<NonNull<Of<'OBJECT', 'Role'>>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    AdminUserCollection: {
      kind: 'OBJECT';
      name: 'AdminUserCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'AdminUser'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    AdminUserConnection: {
      kind: 'OBJECT';
      name: 'AdminUserConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'AdminUserEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    AdminUserEdge: {
      kind: 'OBJECT';
      name: 'AdminUserEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'AdminUser'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Author: {
      kind: 'OBJECT';
      name: 'Author';
      fields: {
        kind: Field<'kind', NonNull<Of<'SCALAR', 'String'>>>;
        uuid: Field<'uuid', Of<'SCALAR', 'ID'>>;
        name: Field<'name', Of<'SCALAR', 'String'>>;
      };
    };
    Role: {
      kind: 'OBJECT';
      name: 'Role';
      fields: {
        adminRoleId: Field<'adminRoleId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        permissions: Field<'permissions', NonNull<List<NonNull<Of<'SCALAR', 'String'>>>>>;
        userCount: Field<'userCount', Of<'SCALAR', 'Int'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    RoleCollection: {
      kind: 'OBJECT';
      name: 'RoleCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'Role'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    RoleConnection: {
      kind: 'OBJECT';
      name: 'RoleConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'RoleEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    RoleEdge: {
      kind: 'OBJECT';
      name: 'RoleEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'Role'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    AuditEntry: {
      kind: 'OBJECT';
      name: 'AuditEntry';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        actor: Field<'actor', NonNull<Of<'OBJECT', 'AuditActor'>>>;
        action: Field<'action', NonNull<Of<'SCALAR', 'String'>>>;
        entityType: Field<'entityType', NonNull<Of<'SCALAR', 'String'>>>;
        entityUuid: Field<'entityUuid', Of<'SCALAR', 'ID'>>;
        before: Field<'before', Of<'SCALAR', 'JSON'>>;
        after: Field<'after', Of<'SCALAR', 'JSON'>>;
        requestId: Field<'requestId', Of<'SCALAR', 'String'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    AuditActor: {
      kind: 'OBJECT';
      name: 'AuditActor';
      fields: {
        kind: Field<'kind', NonNull<Of<'SCALAR', 'String'>>>;
        uuid: Field<'uuid', Of<'SCALAR', 'ID'>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    AuditEntryCollection: {
      kind: 'OBJECT';
      name: 'AuditEntryCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'AuditEntry'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    AuditEntryConnection: {
      kind: 'OBJECT';
      name: 'AuditEntryConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'AuditEntryEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    AuditEntryEdge: {
      kind: 'OBJECT';
      name: 'AuditEntryEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'AuditEntry'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    DeadEvent: {
      kind: 'OBJECT';
      name: 'DeadEvent';
      fields: {
        id: Field<'id', NonNull<Of<'SCALAR', 'ID'>>>;
        subscriber: Field<'subscriber', NonNull<Of<'SCALAR', 'String'>>>;
        event: Field<'event', NonNull<Of<'SCALAR', 'String'>>>;
        payload: Field<'payload', Of<'SCALAR', 'JSON'>>;
        deliveryId: Field<'deliveryId', NonNull<Of<'SCALAR', 'ID'>>>;
        attempts: Field<'attempts', NonNull<Of<'SCALAR', 'Int'>>>;
        lastError: Field<'lastError', Of<'SCALAR', 'String'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    LoggedEvent: {
      kind: 'OBJECT';
      name: 'LoggedEvent';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        event: Field<'event', NonNull<Of<'SCALAR', 'String'>>>;
        payload: Field<'payload', Of<'SCALAR', 'JSON'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    LoggedEventCollection: {
      kind: 'OBJECT';
      name: 'LoggedEventCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'LoggedEvent'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    LoggedEventConnection: {
      kind: 'OBJECT';
      name: 'LoggedEventConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'LoggedEventEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    LoggedEventEdge: {
      kind: 'OBJECT';
      name: 'LoggedEventEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'LoggedEvent'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Note: {
      kind: 'OBJECT';
      name: 'Note';
      fields: {
        noteId: Field<'noteId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        text: Field<'text', NonNull<Of<'SCALAR', 'String'>>>;
        author: Field<'author', NonNull<Of<'OBJECT', 'Author'>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    Metafield: {
      kind: 'OBJECT';
      name: 'Metafield';
      fields: {
        namespace: Field<'namespace', NonNull<Of<'SCALAR', 'String'>>>;
        key: Field<'key', NonNull<Of<'SCALAR', 'String'>>>;
        type: Field<'type', NonNull<Of<'ENUM', 'MetafieldType'>>>;
        value: Field<'value', Of<'SCALAR', 'JSON'>>;
      };
    };
    MetafieldType: {
      kind: 'ENUM';
      name: 'MetafieldType';
      enumValues:
        | 'short_text'
        | 'long_text'
        | 'rich_text'
        | 'integer'
        | 'number'
        | 'boolean'
        | 'date'
        | 'color'
        | 'url'
        | 'group';
    };
    MetafieldDefinition: {
      kind: 'OBJECT';
      name: 'MetafieldDefinition';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        ownerType: Field<'ownerType', NonNull<Of<'SCALAR', 'String'>>>;
        namespace: Field<'namespace', NonNull<Of<'SCALAR', 'String'>>>;
        key: Field<'key', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        description: Field<'description', Of<'SCALAR', 'String'>>;
        type: Field<'type', NonNull<Of<'ENUM', 'MetafieldType'>>>;
        isList: Field<'isList', NonNull<Of<'SCALAR', 'Boolean'>>>;
        required: Field<'required', NonNull<Of<'SCALAR', 'Boolean'>>>;
        translatable: Field<'translatable', NonNull<Of<'SCALAR', 'Boolean'>>>;
        visibleToCustomer: Field<'visibleToCustomer', NonNull<Of<'SCALAR', 'Boolean'>>>;
        validations: Field<'validations', NonNull<Of<'SCALAR', 'JSON'>>>;
        appearance: Field<'appearance', NonNull<Of<'SCALAR', 'JSON'>>>;
        subFields: Field<'subFields', NonNull<Of<'SCALAR', 'JSON'>>>;
        position: Field<'position', NonNull<Of<'SCALAR', 'Int'>>>;
        provisionedByTheme: Field<'provisionedByTheme', Of<'SCALAR', 'String'>>;
      };
    };
    Customer: {
      kind: 'OBJECT';
      name: 'Customer';
      fields: {
        groupId: Field<'groupId', NonNull<Of<'SCALAR', 'ID'>>>;
        editUrl: Field<'editUrl', NonNull<Of<'SCALAR', 'String'>>>;
        updateApi: Field<'updateApi', NonNull<Of<'SCALAR', 'String'>>>;
        deleteApi: Field<'deleteApi', NonNull<Of<'SCALAR', 'String'>>>;
        metaData: Field<'metaData', Of<'SCALAR', 'JSON'>>;
        notes: Field<'notes', List<NonNull<Of<'OBJECT', 'Note'>>>>;
        customerId: Field<'customerId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Int'>>>;
        email: Field<'email', NonNull<Of<'SCALAR', 'String'>>>;
        fullName: Field<'fullName', NonNull<Of<'SCALAR', 'String'>>>;
        group: Field<'group', Of<'OBJECT', 'CustomerGroup'>>;
        addresses: Field<'addresses', NonNull<List<NonNull<Of<'OBJECT', 'CustomerAddress'>>>>>;
        updateProfileApi: Field<'updateProfileApi', NonNull<Of<'SCALAR', 'String'>>>;
        addAddressApi: Field<'addAddressApi', NonNull<Of<'SCALAR', 'String'>>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        orderCount: Field<'orderCount', Of<'SCALAR', 'Int'>>;
        totalSpent: Field<'totalSpent', Of<'OBJECT', 'Price'>>;
        orders: Field<'orders', Of<'OBJECT', 'OrderConnection'>>;
        newsletterStatus: Field<'newsletterStatus', Of<'SCALAR', 'String'>>;
      };
    };
    CustomerAddress: {
      kind: 'OBJECT';
      name: 'CustomerAddress';
      fields: {
        customerAddressId: Field<'customerAddressId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        fullName: Field<'fullName', NonNull<Of<'SCALAR', 'String'>>>;
        telephone: Field<'telephone', NonNull<Of<'SCALAR', 'String'>>>;
        address1: Field<'address1', NonNull<Of<'SCALAR', 'String'>>>;
        address2: Field<'address2', Of<'SCALAR', 'String'>>;
        postcode: Field<'postcode', NonNull<Of<'SCALAR', 'String'>>>;
        city: Field<'city', NonNull<Of<'SCALAR', 'String'>>>;
        province: Field<'province', NonNull<Of<'SCALAR', 'String'>>>;
        provinceName: Field<'provinceName', NonNull<Of<'SCALAR', 'String'>>>;
        country: Field<'country', NonNull<Of<'SCALAR', 'String'>>>;
        isDefault: Field<'isDefault', NonNull<Of<'SCALAR', 'Boolean'>>>;
        updateApi: Field<'updateApi', NonNull<Of<'SCALAR', 'String'>>>;
        deleteApi: Field<'deleteApi', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CustomerCollection: {
      kind: 'OBJECT';
      name: 'CustomerCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'Customer'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    CustomerConnection: {
      kind: 'OBJECT';
      name: 'CustomerConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'CustomerEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    CustomerEdge: {
      kind: 'OBJECT';
      name: 'CustomerEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'Customer'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CustomerGroup: {
      kind: 'OBJECT';
      name: 'CustomerGroup';
      fields: {
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updateApi: Field<'updateApi', NonNull<Of<'SCALAR', 'String'>>>;
        deleteApi: Field<'deleteApi', NonNull<Of<'SCALAR', 'String'>>>;
        customerGroupId: Field<'customerGroupId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        groupName: Field<'groupName', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CustomerGroupCollection: {
      kind: 'OBJECT';
      name: 'CustomerGroupCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'CustomerGroup'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    CustomerGroupConnection: {
      kind: 'OBJECT';
      name: 'CustomerGroupConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'CustomerGroupEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    CustomerGroupEdge: {
      kind: 'OBJECT';
      name: 'CustomerGroupEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'CustomerGroup'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Url: {
      kind: 'OBJECT';
      name: 'Url';
      fields: {
        path: Field<'path', NonNull<Of<'SCALAR', 'String'>>>;
        entityType: Field<'entityType', Of<'SCALAR', 'String'>>;
        entityUuid: Field<'entityUuid', Of<'SCALAR', 'ID'>>;
        target: Field<'target', Of<'SCALAR', 'String'>>;
        redirectTo: Field<'redirectTo', Of<'SCALAR', 'String'>>;
      };
    };
    TaxClass: {
      kind: 'OBJECT';
      name: 'TaxClass';
      fields: {
        taxClassId: Field<'taxClassId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        isDefault: Field<'isDefault', NonNull<Of<'SCALAR', 'Boolean'>>>;
        rates: Field<'rates', NonNull<List<NonNull<Of<'OBJECT', 'TaxRate'>>>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        addRateApi: Field<'addRateApi', NonNull<Of<'SCALAR', 'String'>>>;
        updateApi: Field<'updateApi', NonNull<Of<'SCALAR', 'String'>>>;
        deleteApi: Field<'deleteApi', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    TaxClassCollection: {
      kind: 'OBJECT';
      name: 'TaxClassCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'TaxClass'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    TaxClassConnection: {
      kind: 'OBJECT';
      name: 'TaxClassConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'TaxClassEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    TaxClassEdge: {
      kind: 'OBJECT';
      name: 'TaxClassEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'TaxClass'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    TaxRate: {
      kind: 'OBJECT';
      name: 'TaxRate';
      fields: {
        taxRateId: Field<'taxRateId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        taxClassId: Field<'taxClassId', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        rate: Field<'rate', NonNull<Of<'SCALAR', 'Float'>>>;
        isCompound: Field<'isCompound', NonNull<Of<'SCALAR', 'Boolean'>>>;
        country: Field<'country', NonNull<Of<'SCALAR', 'String'>>>;
        province: Field<'province', NonNull<Of<'SCALAR', 'String'>>>;
        provinceName: Field<'provinceName', Of<'SCALAR', 'String'>>;
        postcode: Field<'postcode', NonNull<Of<'SCALAR', 'String'>>>;
        priority: Field<'priority', NonNull<Of<'SCALAR', 'Int'>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updateApi: Field<'updateApi', NonNull<Of<'SCALAR', 'String'>>>;
        deleteApi: Field<'deleteApi', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Attribute: {
      kind: 'OBJECT';
      name: 'Attribute';
      fields: {
        attributeId: Field<'attributeId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        attributeCode: Field<'attributeCode', NonNull<Of<'SCALAR', 'String'>>>;
        attributeName: Field<'attributeName', NonNull<Of<'SCALAR', 'String'>>>;
        type: Field<'type', NonNull<Of<'SCALAR', 'String'>>>;
        isRequired: Field<'isRequired', NonNull<Of<'SCALAR', 'Boolean'>>>;
        displayOnFrontend: Field<'displayOnFrontend', NonNull<Of<'SCALAR', 'Boolean'>>>;
        isFilterable: Field<'isFilterable', NonNull<Of<'SCALAR', 'Boolean'>>>;
        isVariantOnly: Field<'isVariantOnly', NonNull<Of<'SCALAR', 'Boolean'>>>;
        sortOrder: Field<'sortOrder', NonNull<Of<'SCALAR', 'Int'>>>;
        options: Field<'options', NonNull<List<NonNull<Of<'OBJECT', 'AttributeOption'>>>>>;
        groups: Field<'groups', List<NonNull<Of<'OBJECT', 'AttributeGroup'>>>>;
        editUrl: Field<'editUrl', NonNull<Of<'SCALAR', 'String'>>>;
        updateApi: Field<'updateApi', NonNull<Of<'SCALAR', 'String'>>>;
        deleteApi: Field<'deleteApi', NonNull<Of<'SCALAR', 'String'>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    AttributeCollection: {
      kind: 'OBJECT';
      name: 'AttributeCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'Attribute'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    AttributeConnection: {
      kind: 'OBJECT';
      name: 'AttributeConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'AttributeEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    AttributeEdge: {
      kind: 'OBJECT';
      name: 'AttributeEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'Attribute'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    AttributeGroup: {
      kind: 'OBJECT';
      name: 'AttributeGroup';
      fields: {
        attributeGroupId: Field<'attributeGroupId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        groupName: Field<'groupName', NonNull<Of<'SCALAR', 'String'>>>;
        attributes: Field<'attributes', List<NonNull<Of<'OBJECT', 'Attribute'>>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    AttributeGroupCollection: {
      kind: 'OBJECT';
      name: 'AttributeGroupCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'AttributeGroup'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    AttributeGroupConnection: {
      kind: 'OBJECT';
      name: 'AttributeGroupConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'AttributeGroupEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    AttributeGroupEdge: {
      kind: 'OBJECT';
      name: 'AttributeGroupEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'AttributeGroup'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    AttributeOption: {
      kind: 'OBJECT';
      name: 'AttributeOption';
      fields: {
        optionId: Field<'optionId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        optionText: Field<'optionText', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Category: {
      kind: 'OBJECT';
      name: 'Category';
      fields: {
        metaData: Field<'metaData', Of<'SCALAR', 'JSON'>>;
        productCount: Field<'productCount', Of<'SCALAR', 'Int'>>;
        categoryId: Field<'categoryId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Int'>>>;
        position: Field<'position', NonNull<Of<'SCALAR', 'Int'>>>;
        description: Field<'description', Of<'SCALAR', 'String'>>;
        shortDescription: Field<'shortDescription', Of<'SCALAR', 'String'>>;
        urlKey: Field<'urlKey', NonNull<Of<'SCALAR', 'String'>>>;
        metaTitle: Field<'metaTitle', Of<'SCALAR', 'String'>>;
        metaDescription: Field<'metaDescription', Of<'SCALAR', 'String'>>;
        metaKeywords: Field<'metaKeywords', Of<'SCALAR', 'String'>>;
        image: Field<'image', Of<'OBJECT', 'CategoryImage'>>;
        products: Field<'products', Of<'OBJECT', 'ProductCollection'>>;
        availableAttributes: Field<
          'availableAttributes',
          NonNull<List<NonNull<Of<'OBJECT', 'CategoryAttribute'>>>>
        >;
        priceRange: Field<'priceRange', Of<'OBJECT', 'PriceRange'>>;
        parent: Field<'parent', Of<'OBJECT', 'Category'>>;
        children: Field<'children', NonNull<List<NonNull<Of<'OBJECT', 'Category'>>>>>;
        hasChildren: Field<'hasChildren', NonNull<Of<'SCALAR', 'Boolean'>>>;
        path: Field<'path', NonNull<List<NonNull<Of<'OBJECT', 'Category'>>>>>;
        url: Field<'url', Of<'SCALAR', 'String'>>;
        editUrl: Field<'editUrl', Of<'SCALAR', 'String'>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    CategoryImage: {
      kind: 'OBJECT';
      name: 'CategoryImage';
      fields: {
        alt: Field<'alt', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        origin: Field<'origin', NonNull<Of<'SCALAR', 'String'>>>;
        thumb: Field<'thumb', NonNull<Of<'SCALAR', 'String'>>>;
        listing: Field<'listing', NonNull<Of<'SCALAR', 'String'>>>;
        single: Field<'single', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CategoryAttribute: {
      kind: 'OBJECT';
      name: 'CategoryAttribute';
      fields: {
        attributeId: Field<'attributeId', NonNull<Of<'SCALAR', 'ID'>>>;
        attributeCode: Field<'attributeCode', NonNull<Of<'SCALAR', 'String'>>>;
        attributeName: Field<'attributeName', NonNull<Of<'SCALAR', 'String'>>>;
        options: Field<'options', NonNull<List<NonNull<Of<'OBJECT', 'CategoryAttributeOption'>>>>>;
      };
    };
    CategoryAttributeOption: {
      kind: 'OBJECT';
      name: 'CategoryAttributeOption';
      fields: {
        optionId: Field<'optionId', NonNull<Of<'SCALAR', 'ID'>>>;
        optionText: Field<'optionText', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CategoryCollection: {
      kind: 'OBJECT';
      name: 'CategoryCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'Category'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    CategoryConnection: {
      kind: 'OBJECT';
      name: 'CategoryConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'CategoryEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    CategoryEdge: {
      kind: 'OBJECT';
      name: 'CategoryEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'Category'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Collection: {
      kind: 'OBJECT';
      name: 'Collection';
      fields: {
        metaData: Field<'metaData', Of<'SCALAR', 'JSON'>>;
        collectionId: Field<'collectionId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        code: Field<'code', NonNull<Of<'SCALAR', 'String'>>>;
        description: Field<'description', Of<'SCALAR', 'String'>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        products: Field<'products', Of<'OBJECT', 'ProductCollection'>>;
        editUrl: Field<'editUrl', Of<'SCALAR', 'String'>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
      };
    };
    CollectionCollection: {
      kind: 'OBJECT';
      name: 'CollectionCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'Collection'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    CollectionConnection: {
      kind: 'OBJECT';
      name: 'CollectionConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'CollectionEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    CollectionEdge: {
      kind: 'OBJECT';
      name: 'CollectionEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'Collection'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Facet: {
      kind: 'OBJECT';
      name: 'Facet';
      fields: {
        key: Field<'key', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        options: Field<'options', NonNull<List<NonNull<Of<'OBJECT', 'FacetOption'>>>>>;
        range: Field<'range', Of<'OBJECT', 'PriceRange'>>;
        isExact: Field<'isExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
      };
    };
    FacetOption: {
      kind: 'OBJECT';
      name: 'FacetOption';
      fields: {
        value: Field<'value', NonNull<Of<'SCALAR', 'String'>>>;
        label: Field<'label', NonNull<Of<'SCALAR', 'String'>>>;
        count: Field<'count', NonNull<Of<'SCALAR', 'Int'>>>;
      };
    };
    Inventory: {
      kind: 'OBJECT';
      name: 'Inventory';
      fields: {
        qty: Field<'qty', NonNull<Of<'SCALAR', 'Int'>>>;
        isInStock: Field<'isInStock', NonNull<Of<'SCALAR', 'Boolean'>>>;
        stockAvailability: Field<'stockAvailability', NonNull<Of<'SCALAR', 'Boolean'>>>;
        manageStock: Field<'manageStock', NonNull<Of<'SCALAR', 'Boolean'>>>;
      };
    };
    PriceRange: {
      kind: 'OBJECT';
      name: 'PriceRange';
      fields: {
        min: Field<'min', NonNull<Of<'SCALAR', 'Float'>>>;
        minText: Field<'minText', NonNull<Of<'SCALAR', 'String'>>>;
        max: Field<'max', NonNull<Of<'SCALAR', 'Float'>>>;
        maxText: Field<'maxText', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Product: {
      kind: 'OBJECT';
      name: 'Product';
      fields: {
        metaData: Field<'metaData', Of<'SCALAR', 'JSON'>>;
        variantOptions: Field<'variantOptions', NonNull<List<NonNull<Of<'OBJECT', 'VariantOption'>>>>>;
        variantTotals: Field<'variantTotals', Of<'OBJECT', 'VariantTotals'>>;
        attributeGroup: Field<'attributeGroup', Of<'OBJECT', 'AttributeGroup'>>;
        productId: Field<'productId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Int'>>>;
        sku: Field<'sku', NonNull<Of<'SCALAR', 'String'>>>;
        price: Field<'price', NonNull<Of<'OBJECT', 'ProductPrice'>>>;
        compareAtPrice: Field<'compareAtPrice', Of<'OBJECT', 'Price'>>;
        unitAmount: Field<'unitAmount', Of<'SCALAR', 'Float'>>;
        unit: Field<'unit', Of<'SCALAR', 'String'>>;
        unitPrice: Field<'unitPrice', Of<'OBJECT', 'UnitPrice'>>;
        priceRange: Field<'priceRange', NonNull<Of<'OBJECT', 'PriceRange'>>>;
        weight: Field<'weight', NonNull<Of<'OBJECT', 'Weight'>>>;
        taxClass: Field<'taxClass', Of<'SCALAR', 'Int'>>;
        description: Field<'description', Of<'SCALAR', 'String'>>;
        shortDescription: Field<'shortDescription', Of<'SCALAR', 'String'>>;
        urlKey: Field<'urlKey', Of<'SCALAR', 'String'>>;
        metaTitle: Field<'metaTitle', Of<'SCALAR', 'String'>>;
        metaDescription: Field<'metaDescription', Of<'SCALAR', 'String'>>;
        metaKeywords: Field<'metaKeywords', Of<'SCALAR', 'String'>>;
        variantGroupId: Field<'variantGroupId', Of<'SCALAR', 'ID'>>;
        variantGroup: Field<'variantGroup', Of<'OBJECT', 'VariantGroup'>>;
        attributes: Field<'attributes', NonNull<List<NonNull<Of<'OBJECT', 'ProductAttribute'>>>>>;
        attributeIndex: Field<
          'attributeIndex',
          NonNull<List<NonNull<Of<'OBJECT', 'ProductAttributeIndex'>>>>
        >;
        visibility: Field<'visibility', Of<'SCALAR', 'Int'>>;
        groupId: Field<'groupId', Of<'SCALAR', 'ID'>>;
        noShippingRequired: Field<'noShippingRequired', NonNull<Of<'SCALAR', 'Boolean'>>>;
        inventory: Field<'inventory', NonNull<Of<'OBJECT', 'Inventory'>>>;
        image: Field<'image', Of<'OBJECT', 'ProductImage'>>;
        gallery: Field<'gallery', NonNull<List<NonNull<Of<'OBJECT', 'ProductImage'>>>>>;
        category: Field<'category', Of<'OBJECT', 'Category'>>;
        categories: Field<'categories', List<Of<'OBJECT', 'Category'>>>;
        collections: Field<'collections', List<NonNull<Of<'OBJECT', 'Collection'>>>>;
        relatedProducts: Field<'relatedProducts', NonNull<List<NonNull<Of<'OBJECT', 'Product'>>>>>;
        crossSellProducts: Field<'crossSellProducts', NonNull<List<NonNull<Of<'OBJECT', 'Product'>>>>>;
        upsellProducts: Field<'upsellProducts', NonNull<List<NonNull<Of<'OBJECT', 'Product'>>>>>;
        url: Field<'url', Of<'SCALAR', 'String'>>;
        editUrl: Field<'editUrl', Of<'SCALAR', 'String'>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    VariantTotals: {
      kind: 'OBJECT';
      name: 'VariantTotals';
      fields: {
        count: Field<'count', NonNull<Of<'SCALAR', 'Int'>>>;
        stock: Field<'stock', NonNull<Of<'SCALAR', 'Int'>>>;
      };
    };
    ProductImage: {
      kind: 'OBJECT';
      name: 'ProductImage';
      fields: {
        id: Field<'id', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        alt: Field<'alt', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        origin: Field<'origin', NonNull<Of<'SCALAR', 'String'>>>;
        thumb: Field<'thumb', NonNull<Of<'SCALAR', 'String'>>>;
        listing: Field<'listing', NonNull<Of<'SCALAR', 'String'>>>;
        single: Field<'single', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    ProductAttribute: {
      kind: 'OBJECT';
      name: 'ProductAttribute';
      fields: {
        attributeId: Field<'attributeId', NonNull<Of<'SCALAR', 'ID'>>>;
        attributeCode: Field<'attributeCode', NonNull<Of<'SCALAR', 'String'>>>;
        attributeName: Field<'attributeName', NonNull<Of<'SCALAR', 'String'>>>;
        type: Field<'type', NonNull<Of<'SCALAR', 'String'>>>;
        value: Field<'value', NonNull<Of<'SCALAR', 'String'>>>;
        options: Field<'options', NonNull<List<NonNull<Of<'OBJECT', 'AttributeOption'>>>>>;
      };
    };
    ProductAttributeIndex: {
      kind: 'OBJECT';
      name: 'ProductAttributeIndex';
      fields: {
        attributeId: Field<'attributeId', NonNull<Of<'SCALAR', 'ID'>>>;
        attributeCode: Field<'attributeCode', NonNull<Of<'SCALAR', 'String'>>>;
        attributeName: Field<'attributeName', NonNull<Of<'SCALAR', 'String'>>>;
        optionId: Field<'optionId', Of<'SCALAR', 'ID'>>;
        optionText: Field<'optionText', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    ProductCollection: {
      kind: 'OBJECT';
      name: 'ProductCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'Product'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
        facets: Field<'facets', NonNull<List<NonNull<Of<'OBJECT', 'Facet'>>>>>;
      };
    };
    ProductConnection: {
      kind: 'OBJECT';
      name: 'ProductConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'ProductEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    ProductEdge: {
      kind: 'OBJECT';
      name: 'ProductEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'Product'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    ProductPrice: {
      kind: 'OBJECT';
      name: 'ProductPrice';
      fields: {
        regular: Field<'regular', NonNull<Of<'OBJECT', 'Price'>>>;
      };
    };
    UnitPrice: {
      kind: 'OBJECT';
      name: 'UnitPrice';
      fields: {
        price: Field<'price', NonNull<Of<'OBJECT', 'Price'>>>;
        amount: Field<'amount', NonNull<Of<'SCALAR', 'Float'>>>;
        unit: Field<'unit', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Variant: {
      kind: 'OBJECT';
      name: 'Variant';
      fields: {
        removeUrl: Field<'removeUrl', NonNull<Of<'SCALAR', 'String'>>>;
        id: Field<'id', NonNull<Of<'SCALAR', 'ID'>>>;
        isMain: Field<'isMain', NonNull<Of<'SCALAR', 'Boolean'>>>;
        product: Field<'product', Of<'OBJECT', 'Product'>>;
        attributes: Field<'attributes', NonNull<List<NonNull<Of<'OBJECT', 'VariantOption'>>>>>;
      };
    };
    VariantOption: {
      kind: 'OBJECT';
      name: 'VariantOption';
      fields: {
        attributeId: Field<'attributeId', NonNull<Of<'SCALAR', 'ID'>>>;
        attributeCode: Field<'attributeCode', NonNull<Of<'SCALAR', 'String'>>>;
        attributeName: Field<'attributeName', NonNull<Of<'SCALAR', 'String'>>>;
        optionId: Field<'optionId', NonNull<Of<'SCALAR', 'ID'>>>;
        optionText: Field<'optionText', NonNull<Of<'SCALAR', 'String'>>>;
        color: Field<'color', Of<'SCALAR', 'String'>>;
      };
    };
    VariantGroup: {
      kind: 'OBJECT';
      name: 'VariantGroup';
      fields: {
        visibility: Field<'visibility', NonNull<Of<'SCALAR', 'Boolean'>>>;
        attributeGroupId: Field<'attributeGroupId', NonNull<Of<'SCALAR', 'ID'>>>;
        variantCount: Field<'variantCount', NonNull<Of<'SCALAR', 'Int'>>>;
        addItemApi: Field<'addItemApi', NonNull<Of<'SCALAR', 'String'>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        variantGroupId: Field<'variantGroupId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        variantAttributes: Field<
          'variantAttributes',
          NonNull<List<NonNull<Of<'OBJECT', 'VariantAttribute'>>>>
        >;
        main: Field<'main', Of<'OBJECT', 'Product'>>;
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'Variant'>>>>>;
        variant: Field<'variant', Of<'OBJECT', 'Product'>>;
      };
    };
    VariantAttribute: {
      kind: 'OBJECT';
      name: 'VariantAttribute';
      fields: {
        attributeId: Field<'attributeId', NonNull<Of<'SCALAR', 'ID'>>>;
        attributeCode: Field<'attributeCode', NonNull<Of<'SCALAR', 'String'>>>;
        attributeName: Field<'attributeName', NonNull<Of<'SCALAR', 'String'>>>;
        options: Field<'options', NonNull<List<NonNull<Of<'OBJECT', 'VariantAttributeOption'>>>>>;
      };
    };
    VariantAttributeOption: {
      kind: 'OBJECT';
      name: 'VariantAttributeOption';
      fields: {
        optionId: Field<'optionId', NonNull<Of<'SCALAR', 'ID'>>>;
        optionUuid: Field<'optionUuid', NonNull<Of<'SCALAR', 'ID'>>>;
        optionText: Field<'optionText', NonNull<Of<'SCALAR', 'String'>>>;
        productId: Field<'productId', NonNull<Of<'SCALAR', 'ID'>>>;
      };
    };
    VariantGroupCollection: {
      kind: 'OBJECT';
      name: 'VariantGroupCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'VariantGroup'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    VariantGroupConnection: {
      kind: 'OBJECT';
      name: 'VariantGroupConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'VariantGroupEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    VariantGroupEdge: {
      kind: 'OBJECT';
      name: 'VariantGroupEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'VariantGroup'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Weight: {
      kind: 'OBJECT';
      name: 'Weight';
      fields: {
        value: Field<'value', NonNull<Of<'SCALAR', 'Float'>>>;
        unit: Field<'unit', NonNull<Of<'SCALAR', 'String'>>>;
        text: Field<'text', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    AvailableShippingMethod: {
      kind: 'OBJECT';
      name: 'AvailableShippingMethod';
      fields: {
        id: Field<'id', NonNull<Of<'SCALAR', 'String'>>>;
        providerCode: Field<'providerCode', NonNull<Of<'SCALAR', 'String'>>>;
        code: Field<'code', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        cost: Field<'cost', NonNull<Of<'OBJECT', 'Price'>>>;
        carrier: Field<'carrier', Of<'SCALAR', 'String'>>;
        serviceCode: Field<'serviceCode', Of<'SCALAR', 'String'>>;
        delivery: Field<'delivery', Of<'OBJECT', 'DeliveryWindow'>>;
      };
    };
    DeliveryWindow: {
      kind: 'OBJECT';
      name: 'DeliveryWindow';
      fields: {
        minBusinessDays: Field<'minBusinessDays', Of<'SCALAR', 'Int'>>;
        maxBusinessDays: Field<'maxBusinessDays', Of<'SCALAR', 'Int'>>;
        estimatedDate: Field<'estimatedDate', Of<'SCALAR', 'String'>>;
      };
    };
    ShippingMethodData: {
      kind: 'OBJECT';
      name: 'ShippingMethodData';
      fields: {
        providerCode: Field<'providerCode', NonNull<Of<'SCALAR', 'String'>>>;
        methodCode: Field<'methodCode', NonNull<Of<'SCALAR', 'String'>>>;
        snapshot: Field<'snapshot', NonNull<Of<'OBJECT', 'ShippingMethodSnapshot'>>>;
        fingerprint: Field<'fingerprint', Of<'SCALAR', 'String'>>;
        quotedAt: Field<'quotedAt', Of<'SCALAR', 'String'>>;
      };
    };
    ShippingMethodSnapshot: {
      kind: 'OBJECT';
      name: 'ShippingMethodSnapshot';
      fields: {
        code: Field<'code', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        cost: Field<'cost', NonNull<Of<'OBJECT', 'Price'>>>;
        carrier: Field<'carrier', Of<'SCALAR', 'String'>>;
        serviceCode: Field<'serviceCode', Of<'SCALAR', 'String'>>;
      };
    };
    ShippingProvider: {
      kind: 'OBJECT';
      name: 'ShippingProvider';
      fields: {
        code: Field<'code', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        description: Field<'description', Of<'SCALAR', 'String'>>;
        extension: Field<'extension', NonNull<Of<'SCALAR', 'String'>>>;
        zoneConfigFields: Field<
          'zoneConfigFields',
          NonNull<List<NonNull<Of<'OBJECT', 'ShippingZoneConfigField'>>>>
        >;
      };
    };
    ShippingZoneConfigField: {
      kind: 'OBJECT';
      name: 'ShippingZoneConfigField';
      fields: {
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        type: Field<'type', NonNull<Of<'SCALAR', 'String'>>>;
        label: Field<'label', NonNull<Of<'SCALAR', 'String'>>>;
        placeholder: Field<'placeholder', Of<'SCALAR', 'String'>>;
        description: Field<'description', Of<'SCALAR', 'String'>>;
        defaultValue: Field<'defaultValue', Of<'SCALAR', 'JSON'>>;
        options: Field<'options', NonNull<List<NonNull<Of<'OBJECT', 'ShippingZoneConfigOption'>>>>>;
      };
    };
    ShippingZoneConfigOption: {
      kind: 'OBJECT';
      name: 'ShippingZoneConfigOption';
      fields: {
        value: Field<'value', NonNull<Of<'SCALAR', 'String'>>>;
        label: Field<'label', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    ShippingZone: {
      kind: 'OBJECT';
      name: 'ShippingZone';
      fields: {
        shippingZoneId: Field<'shippingZoneId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        countries: Field<'countries', NonNull<List<NonNull<Of<'SCALAR', 'String'>>>>>;
        provinces: Field<'provinces', NonNull<List<NonNull<Of<'OBJECT', 'ShippingZoneProvince'>>>>>;
        providers: Field<'providers', NonNull<List<NonNull<Of<'OBJECT', 'ShippingZoneProvider'>>>>>;
        shadowedBy: Field<'shadowedBy', Of<'OBJECT', 'ShadowingZone'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        coreRates: Field<'coreRates', List<NonNull<Of<'OBJECT', 'CoreShippingRate'>>>>;
      };
    };
    ShadowingZone: {
      kind: 'OBJECT';
      name: 'ShadowingZone';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    ShippingZoneProvince: {
      kind: 'OBJECT';
      name: 'ShippingZoneProvince';
      fields: {
        country: Field<'country', NonNull<Of<'SCALAR', 'String'>>>;
        province: Field<'province', NonNull<Of<'SCALAR', 'String'>>>;
        provinceName: Field<'provinceName', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    ShippingZoneProvider: {
      kind: 'OBJECT';
      name: 'ShippingZoneProvider';
      fields: {
        shippingZoneProviderId: Field<'shippingZoneProviderId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        providerCode: Field<'providerCode', NonNull<Of<'SCALAR', 'String'>>>;
        provider: Field<'provider', Of<'OBJECT', 'ShippingProvider'>>;
        isEnabled: Field<'isEnabled', NonNull<Of<'SCALAR', 'Boolean'>>>;
        sortOrder: Field<'sortOrder', NonNull<Of<'SCALAR', 'Int'>>>;
        config: Field<'config', NonNull<Of<'SCALAR', 'JSON'>>>;
      };
    };
    PaymentMethod: {
      kind: 'OBJECT';
      name: 'PaymentMethod';
      fields: {
        code: Field<'code', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    PaymentTransaction: {
      kind: 'OBJECT';
      name: 'PaymentTransaction';
      fields: {
        paymentTransactionId: Field<'paymentTransactionId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        paymentMethod: Field<'paymentMethod', NonNull<Of<'SCALAR', 'String'>>>;
        transactionId: Field<'transactionId', NonNull<Of<'SCALAR', 'String'>>>;
        transactionType: Field<'transactionType', NonNull<Of<'SCALAR', 'String'>>>;
        paymentAction: Field<'paymentAction', NonNull<Of<'SCALAR', 'String'>>>;
        amount: Field<'amount', NonNull<Of<'OBJECT', 'Price'>>>;
        parentTransactionId: Field<'parentTransactionId', Of<'SCALAR', 'String'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    Coupon: {
      kind: 'OBJECT';
      name: 'Coupon';
      fields: {
        couponId: Field<'couponId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Int'>>>;
        description: Field<'description', NonNull<Of<'SCALAR', 'String'>>>;
        discountAmount: Field<'discountAmount', NonNull<Of<'SCALAR', 'Float'>>>;
        freeShipping: Field<'freeShipping', NonNull<Of<'SCALAR', 'Int'>>>;
        discountType: Field<'discountType', NonNull<Of<'SCALAR', 'String'>>>;
        summary: Field<'summary', NonNull<Of<'SCALAR', 'String'>>>;
        coupon: Field<'coupon', NonNull<Of<'SCALAR', 'String'>>>;
        usedTime: Field<'usedTime', NonNull<Of<'SCALAR', 'Int'>>>;
        targetProducts: Field<'targetProducts', Of<'OBJECT', 'CouponTargetProducts'>>;
        condition: Field<'condition', Of<'OBJECT', 'CouponCondition'>>;
        userCondition: Field<'userCondition', Of<'OBJECT', 'CouponUserCondition'>>;
        buyxGety: Field<'buyxGety', List<NonNull<Of<'OBJECT', 'BuyXGetY'>>>>;
        maxUsesTimePerCoupon: Field<'maxUsesTimePerCoupon', Of<'SCALAR', 'Int'>>;
        maxUsesTimePerCustomer: Field<'maxUsesTimePerCustomer', Of<'SCALAR', 'Int'>>;
        startDate: Field<'startDate', Of<'SCALAR', 'DateTime'>>;
        endDate: Field<'endDate', Of<'SCALAR', 'DateTime'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        editUrl: Field<'editUrl', NonNull<Of<'SCALAR', 'String'>>>;
        updateApi: Field<'updateApi', NonNull<Of<'SCALAR', 'String'>>>;
        deleteApi: Field<'deleteApi', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CouponTargetProducts: {
      kind: 'OBJECT';
      name: 'CouponTargetProducts';
      fields: {
        maxQty: Field<'maxQty', Of<'SCALAR', 'Int'>>;
        products: Field<'products', NonNull<List<NonNull<Of<'OBJECT', 'CouponProductRule'>>>>>;
      };
    };
    CouponProductRule: {
      kind: 'OBJECT';
      name: 'CouponProductRule';
      fields: {
        key: Field<'key', NonNull<Of<'SCALAR', 'String'>>>;
        operator: Field<'operator', NonNull<Of<'SCALAR', 'String'>>>;
        value: Field<'value', Of<'SCALAR', 'JSON'>>;
        qty: Field<'qty', Of<'SCALAR', 'Int'>>;
      };
    };
    CouponCondition: {
      kind: 'OBJECT';
      name: 'CouponCondition';
      fields: {
        orderTotal: Field<'orderTotal', Of<'SCALAR', 'Float'>>;
        orderQty: Field<'orderQty', Of<'SCALAR', 'Int'>>;
        requiredProducts: Field<
          'requiredProducts',
          NonNull<List<NonNull<Of<'OBJECT', 'CouponProductRule'>>>>
        >;
      };
    };
    CouponUserCondition: {
      kind: 'OBJECT';
      name: 'CouponUserCondition';
      fields: {
        groups: Field<'groups', NonNull<List<NonNull<Of<'SCALAR', 'ID'>>>>>;
        emails: Field<'emails', NonNull<List<NonNull<Of<'SCALAR', 'String'>>>>>;
        purchased: Field<'purchased', Of<'SCALAR', 'Float'>>;
      };
    };
    BuyXGetY: {
      kind: 'OBJECT';
      name: 'BuyXGetY';
      fields: {
        sku: Field<'sku', NonNull<Of<'SCALAR', 'String'>>>;
        buyQty: Field<'buyQty', NonNull<Of<'SCALAR', 'Int'>>>;
        getQty: Field<'getQty', NonNull<Of<'SCALAR', 'Int'>>>;
        maxY: Field<'maxY', Of<'SCALAR', 'Int'>>;
        discount: Field<'discount', NonNull<Of<'SCALAR', 'Float'>>>;
      };
    };
    CouponCollection: {
      kind: 'OBJECT';
      name: 'CouponCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'Coupon'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    CouponConnection: {
      kind: 'OBJECT';
      name: 'CouponConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'CouponEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    CouponEdge: {
      kind: 'OBJECT';
      name: 'CouponEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'Coupon'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Cart: {
      kind: 'OBJECT';
      name: 'Cart';
      fields: {
        userIp: Field<'userIp', Of<'SCALAR', 'String'>>;
        explanation: Field<'explanation', NonNull<List<NonNull<Of<'OBJECT', 'CartStep'>>>>>;
        cartId: Field<'cartId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Int'>>>;
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'CartItem'>>>>>;
        noShippingRequired: Field<'noShippingRequired', NonNull<Of<'SCALAR', 'Boolean'>>>;
        shippingAddress: Field<'shippingAddress', Of<'OBJECT', 'CartAddress'>>;
        billingAddress: Field<'billingAddress', Of<'OBJECT', 'CartAddress'>>;
        currency: Field<'currency', NonNull<Of<'SCALAR', 'String'>>>;
        locale: Field<'locale', Of<'SCALAR', 'String'>>;
        customerId: Field<'customerId', Of<'SCALAR', 'ID'>>;
        customerGroupId: Field<'customerGroupId', Of<'SCALAR', 'ID'>>;
        customerEmail: Field<'customerEmail', Of<'SCALAR', 'String'>>;
        customerFullName: Field<'customerFullName', Of<'SCALAR', 'String'>>;
        coupon: Field<'coupon', Of<'SCALAR', 'String'>>;
        totalQty: Field<'totalQty', NonNull<Of<'SCALAR', 'Int'>>>;
        totalWeight: Field<'totalWeight', NonNull<Of<'OBJECT', 'Weight'>>>;
        subTotal: Field<'subTotal', NonNull<Of<'OBJECT', 'Price'>>>;
        subTotalInclTax: Field<'subTotalInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        subTotalWithDiscount: Field<'subTotalWithDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        subTotalWithDiscountInclTax: Field<'subTotalWithDiscountInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        discountAmount: Field<'discountAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        taxAmount: Field<'taxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        taxAmountBeforeDiscount: Field<'taxAmountBeforeDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        shippingFeeExclTax: Field<'shippingFeeExclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        shippingFeeInclTax: Field<'shippingFeeInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        shippingTaxAmount: Field<'shippingTaxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        totalTaxAmount: Field<'totalTaxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        grandTotal: Field<'grandTotal', NonNull<Of<'OBJECT', 'Price'>>>;
        shippingMethodName: Field<'shippingMethodName', Of<'SCALAR', 'String'>>;
        shippingMethodData: Field<'shippingMethodData', Of<'OBJECT', 'ShippingMethodData'>>;
        paymentMethod: Field<'paymentMethod', Of<'SCALAR', 'String'>>;
        paymentMethodName: Field<'paymentMethodName', Of<'SCALAR', 'String'>>;
        shippingNote: Field<'shippingNote', Of<'SCALAR', 'String'>>;
        availableShippingMethods: Field<
          'availableShippingMethods',
          NonNull<List<NonNull<Of<'OBJECT', 'AvailableShippingMethod'>>>>
        >;
        availablePaymentMethods: Field<
          'availablePaymentMethods',
          NonNull<List<NonNull<Of<'OBJECT', 'PaymentMethod'>>>>
        >;
        crossSellProducts: Field<'crossSellProducts', List<NonNull<Of<'OBJECT', 'Product'>>>>;
        errors: Field<'errors', NonNull<List<NonNull<Of<'OBJECT', 'CartError'>>>>>;
        addItemApi: Field<'addItemApi', NonNull<Of<'SCALAR', 'String'>>>;
        addPaymentMethodApi: Field<'addPaymentMethodApi', NonNull<Of<'SCALAR', 'String'>>>;
        addShippingMethodApi: Field<'addShippingMethodApi', NonNull<Of<'SCALAR', 'String'>>>;
        addContactInfoApi: Field<'addContactInfoApi', NonNull<Of<'SCALAR', 'String'>>>;
        addAddressApi: Field<'addAddressApi', NonNull<Of<'SCALAR', 'String'>>>;
        addNoteApi: Field<'addNoteApi', NonNull<Of<'SCALAR', 'String'>>>;
        applyCouponApi: Field<'applyCouponApi', NonNull<Of<'SCALAR', 'String'>>>;
        removeCouponApi: Field<'removeCouponApi', Of<'SCALAR', 'String'>>;
        checkoutApi: Field<'checkoutApi', NonNull<Of<'SCALAR', 'String'>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    CartAddress: {
      kind: 'OBJECT';
      name: 'CartAddress';
      fields: {
        cartAddressId: Field<'cartAddressId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        fullName: Field<'fullName', NonNull<Of<'SCALAR', 'String'>>>;
        postcode: Field<'postcode', NonNull<Of<'SCALAR', 'String'>>>;
        telephone: Field<'telephone', NonNull<Of<'SCALAR', 'String'>>>;
        country: Field<'country', NonNull<Of<'SCALAR', 'String'>>>;
        province: Field<'province', NonNull<Of<'SCALAR', 'String'>>>;
        provinceName: Field<'provinceName', NonNull<Of<'SCALAR', 'String'>>>;
        city: Field<'city', NonNull<Of<'SCALAR', 'String'>>>;
        address1: Field<'address1', NonNull<Of<'SCALAR', 'String'>>>;
        address2: Field<'address2', Of<'SCALAR', 'String'>>;
      };
    };
    CartError: {
      kind: 'OBJECT';
      name: 'CartError';
      fields: {
        code: Field<'code', NonNull<Of<'SCALAR', 'String'>>>;
        message: Field<'message', NonNull<Of<'SCALAR', 'String'>>>;
        field: Field<'field', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CartItem: {
      kind: 'OBJECT';
      name: 'CartItem';
      fields: {
        cartItemId: Field<'cartItemId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        cartId: Field<'cartId', NonNull<Of<'SCALAR', 'ID'>>>;
        productId: Field<'productId', NonNull<Of<'SCALAR', 'ID'>>>;
        productSku: Field<'productSku', NonNull<Of<'SCALAR', 'String'>>>;
        productName: Field<'productName', NonNull<Of<'SCALAR', 'String'>>>;
        thumbnail: Field<'thumbnail', Of<'SCALAR', 'String'>>;
        noShippingRequired: Field<'noShippingRequired', NonNull<Of<'SCALAR', 'Boolean'>>>;
        productWeight: Field<'productWeight', NonNull<Of<'OBJECT', 'Weight'>>>;
        productPrice: Field<'productPrice', NonNull<Of<'OBJECT', 'Price'>>>;
        productPriceInclTax: Field<'productPriceInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        qty: Field<'qty', NonNull<Of<'SCALAR', 'Int'>>>;
        finalPrice: Field<'finalPrice', NonNull<Of<'OBJECT', 'Price'>>>;
        finalPriceInclTax: Field<'finalPriceInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        taxPercent: Field<'taxPercent', NonNull<Of<'SCALAR', 'Float'>>>;
        taxAmount: Field<'taxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        taxAmountBeforeDiscount: Field<'taxAmountBeforeDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        discountAmount: Field<'discountAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotal: Field<'lineTotal', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotalInclTax: Field<'lineTotalInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotalWithDiscount: Field<'lineTotalWithDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotalWithDiscountInclTax: Field<'lineTotalWithDiscountInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        subTotal: Field<'subTotal', NonNull<Of<'OBJECT', 'Price'>>>;
        total: Field<'total', NonNull<Of<'OBJECT', 'Price'>>>;
        variantGroupId: Field<'variantGroupId', Of<'SCALAR', 'ID'>>;
        variantOptions: Field<
          'variantOptions',
          NonNull<List<NonNull<Of<'OBJECT', 'CartItemVariantOption'>>>>
        >;
        productCustomOptions: Field<'productCustomOptions', Of<'SCALAR', 'String'>>;
        productUrl: Field<'productUrl', NonNull<Of<'SCALAR', 'String'>>>;
        removeApi: Field<'removeApi', NonNull<Of<'SCALAR', 'String'>>>;
        updateQtyApi: Field<'updateQtyApi', NonNull<Of<'SCALAR', 'String'>>>;
        errors: Field<'errors', NonNull<List<NonNull<Of<'SCALAR', 'String'>>>>>;
      };
    };
    CartItemVariantOption: {
      kind: 'OBJECT';
      name: 'CartItemVariantOption';
      fields: {
        attributeCode: Field<'attributeCode', NonNull<Of<'SCALAR', 'String'>>>;
        attributeName: Field<'attributeName', NonNull<Of<'SCALAR', 'String'>>>;
        attributeId: Field<'attributeId', NonNull<Of<'SCALAR', 'ID'>>>;
        optionId: Field<'optionId', NonNull<Of<'SCALAR', 'ID'>>>;
        optionText: Field<'optionText', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CartStep: {
      kind: 'OBJECT';
      name: 'CartStep';
      fields: {
        sku: Field<'sku', Of<'SCALAR', 'String'>>;
        field: Field<'field', NonNull<Of<'SCALAR', 'String'>>>;
        text: Field<'text', NonNull<Of<'SCALAR', 'String'>>>;
        extension: Field<'extension', Of<'SCALAR', 'String'>>;
        before: Field<'before', Of<'SCALAR', 'String'>>;
        after: Field<'after', Of<'SCALAR', 'String'>>;
      };
    };
    Order: {
      kind: 'OBJECT';
      name: 'Order';
      fields: {
        customerId: Field<'customerId', Of<'SCALAR', 'ID'>>;
        customerGroupId: Field<'customerGroupId', Of<'SCALAR', 'ID'>>;
        cartId: Field<'cartId', NonNull<Of<'SCALAR', 'ID'>>>;
        userIp: Field<'userIp', Of<'SCALAR', 'String'>>;
        userAgent: Field<'userAgent', Of<'SCALAR', 'String'>>;
        integrationOrderId: Field<'integrationOrderId', Of<'SCALAR', 'String'>>;
        activities: Field<'activities', NonNull<List<NonNull<Of<'OBJECT', 'OrderActivity'>>>>>;
        paymentTransactions: Field<
          'paymentTransactions',
          NonNull<List<NonNull<Of<'OBJECT', 'PaymentTransaction'>>>>
        >;
        canCapture: Field<'canCapture', NonNull<Of<'SCALAR', 'Boolean'>>>;
        canRefund: Field<'canRefund', NonNull<Of<'SCALAR', 'Boolean'>>>;
        canCancel: Field<'canCancel', NonNull<Of<'SCALAR', 'Boolean'>>>;
        capturableAmount: Field<'capturableAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        refundableAmount: Field<'refundableAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        releasableAmount: Field<'releasableAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        updateApi: Field<'updateApi', NonNull<Of<'SCALAR', 'String'>>>;
        captureApi: Field<'captureApi', NonNull<Of<'SCALAR', 'String'>>>;
        refundApi: Field<'refundApi', NonNull<Of<'SCALAR', 'String'>>>;
        cancelApi: Field<'cancelApi', NonNull<Of<'SCALAR', 'String'>>>;
        createShipmentApi: Field<'createShipmentApi', NonNull<Of<'SCALAR', 'String'>>>;
        sendEmailApi: Field<'sendEmailApi', NonNull<Of<'SCALAR', 'String'>>>;
        editUrl: Field<'editUrl', NonNull<Of<'SCALAR', 'String'>>>;
        capturedAmount: Field<'capturedAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        refundedAmount: Field<'refundedAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        placedAt: Field<'placedAt', Of<'SCALAR', 'DateTime'>>;
        canceledAt: Field<'canceledAt', Of<'SCALAR', 'DateTime'>>;
        cancelReason: Field<'cancelReason', Of<'SCALAR', 'String'>>;
        invoiceNumber: Field<'invoiceNumber', Of<'SCALAR', 'String'>>;
        invoicedAt: Field<'invoicedAt', Of<'SCALAR', 'DateTime'>>;
        unprintable: Field<'unprintable', Of<'OBJECT', 'Unprintable'>>;
        supersededAt: Field<'supersededAt', Of<'SCALAR', 'DateTime'>>;
        termsVersion: Field<'termsVersion', Of<'SCALAR', 'String'>>;
        termsAcceptedAt: Field<'termsAcceptedAt', Of<'SCALAR', 'DateTime'>>;
        acceptedTerms: Field<'acceptedTerms', Of<'OBJECT', 'AcceptedTerms'>>;
        notes: Field<'notes', List<NonNull<Of<'OBJECT', 'Note'>>>>;
        metaData: Field<'metaData', Of<'SCALAR', 'JSON'>>;
        paymentStatusLabel: Field<'paymentStatusLabel', NonNull<Of<'OBJECT', 'StatusLabel'>>>;
        shipmentStatusLabel: Field<'shipmentStatusLabel', NonNull<Of<'OBJECT', 'StatusLabel'>>>;
        orderId: Field<'orderId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        orderNumber: Field<'orderNumber', NonNull<Of<'SCALAR', 'String'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'String'>>>;
        paymentStatus: Field<'paymentStatus', NonNull<Of<'SCALAR', 'String'>>>;
        shipmentStatus: Field<'shipmentStatus', NonNull<Of<'SCALAR', 'String'>>>;
        currency: Field<'currency', NonNull<Of<'SCALAR', 'String'>>>;
        locale: Field<'locale', Of<'SCALAR', 'String'>>;
        customerEmail: Field<'customerEmail', NonNull<Of<'SCALAR', 'String'>>>;
        customerFullName: Field<'customerFullName', Of<'SCALAR', 'String'>>;
        coupon: Field<'coupon', Of<'SCALAR', 'String'>>;
        noShippingRequired: Field<'noShippingRequired', NonNull<Of<'SCALAR', 'Boolean'>>>;
        shippingMethodName: Field<'shippingMethodName', Of<'SCALAR', 'String'>>;
        shippingMethodData: Field<'shippingMethodData', Of<'OBJECT', 'ShippingMethodData'>>;
        paymentMethod: Field<'paymentMethod', NonNull<Of<'SCALAR', 'String'>>>;
        paymentMethodName: Field<'paymentMethodName', NonNull<Of<'SCALAR', 'String'>>>;
        shippingNote: Field<'shippingNote', Of<'SCALAR', 'String'>>;
        totalQty: Field<'totalQty', NonNull<Of<'SCALAR', 'Int'>>>;
        totalWeight: Field<'totalWeight', NonNull<Of<'OBJECT', 'Weight'>>>;
        subTotal: Field<'subTotal', NonNull<Of<'OBJECT', 'Price'>>>;
        subTotalInclTax: Field<'subTotalInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        subTotalWithDiscount: Field<'subTotalWithDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        subTotalWithDiscountInclTax: Field<'subTotalWithDiscountInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        discountAmount: Field<'discountAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        taxAmount: Field<'taxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        taxAmountBeforeDiscount: Field<'taxAmountBeforeDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        shippingFeeExclTax: Field<'shippingFeeExclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        shippingFeeInclTax: Field<'shippingFeeInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        shippingTaxAmount: Field<'shippingTaxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        totalTaxAmount: Field<'totalTaxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        grandTotal: Field<'grandTotal', NonNull<Of<'OBJECT', 'Price'>>>;
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'OrderItem'>>>>>;
        shipments: Field<'shipments', NonNull<List<NonNull<Of<'OBJECT', 'Shipment'>>>>>;
        shippingAddress: Field<'shippingAddress', Of<'OBJECT', 'OrderAddress'>>;
        billingAddress: Field<'billingAddress', Of<'OBJECT', 'OrderAddress'>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    Unprintable: {
      kind: 'OBJECT';
      name: 'Unprintable';
      fields: {
        letters: Field<'letters', NonNull<List<NonNull<Of<'SCALAR', 'String'>>>>>;
        packages: Field<'packages', NonNull<List<NonNull<Of<'SCALAR', 'String'>>>>>;
      };
    };
    AcceptedTerms: {
      kind: 'OBJECT';
      name: 'AcceptedTerms';
      fields: {
        version: Field<'version', NonNull<Of<'SCALAR', 'String'>>>;
        title: Field<'title', NonNull<Of<'SCALAR', 'String'>>>;
        content: Field<'content', Of<'SCALAR', 'String'>>;
      };
    };
    OrderActivity: {
      kind: 'OBJECT';
      name: 'OrderActivity';
      fields: {
        orderActivityId: Field<'orderActivityId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        comment: Field<'comment', NonNull<Of<'SCALAR', 'String'>>>;
        kind: Field<'kind', Of<'SCALAR', 'String'>>;
        text: Field<'text', NonNull<Of<'SCALAR', 'String'>>>;
        author: Field<'author', Of<'OBJECT', 'Author'>>;
        needsReview: Field<'needsReview', NonNull<Of<'SCALAR', 'Boolean'>>>;
        reviewedAt: Field<'reviewedAt', Of<'SCALAR', 'DateTime'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    OrderAddress: {
      kind: 'OBJECT';
      name: 'OrderAddress';
      fields: {
        orderAddressId: Field<'orderAddressId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        fullName: Field<'fullName', NonNull<Of<'SCALAR', 'String'>>>;
        postcode: Field<'postcode', NonNull<Of<'SCALAR', 'String'>>>;
        telephone: Field<'telephone', NonNull<Of<'SCALAR', 'String'>>>;
        country: Field<'country', NonNull<Of<'SCALAR', 'String'>>>;
        province: Field<'province', NonNull<Of<'SCALAR', 'String'>>>;
        provinceName: Field<'provinceName', NonNull<Of<'SCALAR', 'String'>>>;
        city: Field<'city', NonNull<Of<'SCALAR', 'String'>>>;
        address1: Field<'address1', NonNull<Of<'SCALAR', 'String'>>>;
        address2: Field<'address2', Of<'SCALAR', 'String'>>;
      };
    };
    OrderCollection: {
      kind: 'OBJECT';
      name: 'OrderCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'Order'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    OrderConnection: {
      kind: 'OBJECT';
      name: 'OrderConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'OrderEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    OrderEdge: {
      kind: 'OBJECT';
      name: 'OrderEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'Order'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    OrderItem: {
      kind: 'OBJECT';
      name: 'OrderItem';
      fields: {
        orderItemId: Field<'orderItemId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        productId: Field<'productId', NonNull<Of<'SCALAR', 'ID'>>>;
        productSku: Field<'productSku', NonNull<Of<'SCALAR', 'String'>>>;
        productName: Field<'productName', NonNull<Of<'SCALAR', 'String'>>>;
        thumbnail: Field<'thumbnail', Of<'SCALAR', 'String'>>;
        productWeight: Field<'productWeight', NonNull<Of<'OBJECT', 'Weight'>>>;
        productPrice: Field<'productPrice', NonNull<Of<'OBJECT', 'Price'>>>;
        productPriceInclTax: Field<'productPriceInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        finalPrice: Field<'finalPrice', NonNull<Of<'OBJECT', 'Price'>>>;
        finalPriceInclTax: Field<'finalPriceInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        qty: Field<'qty', NonNull<Of<'SCALAR', 'Int'>>>;
        taxPercent: Field<'taxPercent', NonNull<Of<'SCALAR', 'Float'>>>;
        taxAmount: Field<'taxAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        taxAmountBeforeDiscount: Field<'taxAmountBeforeDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        discountAmount: Field<'discountAmount', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotal: Field<'lineTotal', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotalInclTax: Field<'lineTotalInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotalWithDiscount: Field<'lineTotalWithDiscount', NonNull<Of<'OBJECT', 'Price'>>>;
        lineTotalWithDiscountInclTax: Field<'lineTotalWithDiscountInclTax', NonNull<Of<'OBJECT', 'Price'>>>;
        total: Field<'total', NonNull<Of<'OBJECT', 'Price'>>>;
        noShippingRequired: Field<'noShippingRequired', NonNull<Of<'SCALAR', 'Boolean'>>>;
        variantGroupId: Field<'variantGroupId', Of<'SCALAR', 'ID'>>;
        variantOptions: Field<
          'variantOptions',
          NonNull<List<NonNull<Of<'OBJECT', 'OrderItemVariantOption'>>>>
        >;
        shippedQty: Field<'shippedQty', NonNull<Of<'SCALAR', 'Int'>>>;
        refundedQty: Field<'refundedQty', NonNull<Of<'SCALAR', 'Int'>>>;
      };
    };
    OrderItemVariantOption: {
      kind: 'OBJECT';
      name: 'OrderItemVariantOption';
      fields: {
        attributeCode: Field<'attributeCode', NonNull<Of<'SCALAR', 'String'>>>;
        attributeName: Field<'attributeName', NonNull<Of<'SCALAR', 'String'>>>;
        attributeId: Field<'attributeId', NonNull<Of<'SCALAR', 'ID'>>>;
        optionId: Field<'optionId', NonNull<Of<'SCALAR', 'ID'>>>;
        optionText: Field<'optionText', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Shipment: {
      kind: 'OBJECT';
      name: 'Shipment';
      fields: {
        carrierCode: Field<'carrierCode', Of<'SCALAR', 'String'>>;
        labelUrl: Field<'labelUrl', Of<'SCALAR', 'String'>>;
        statusLabel: Field<'statusLabel', NonNull<Of<'OBJECT', 'StatusLabel'>>>;
        shipmentId: Field<'shipmentId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'String'>>>;
        carrierName: Field<'carrierName', Of<'SCALAR', 'String'>>;
        trackingNumber: Field<'trackingNumber', Of<'SCALAR', 'String'>>;
        trackingUrl: Field<'trackingUrl', Of<'SCALAR', 'String'>>;
        shippedAt: Field<'shippedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        deliveredAt: Field<'deliveredAt', Of<'SCALAR', 'DateTime'>>;
        canceledAt: Field<'canceledAt', Of<'SCALAR', 'DateTime'>>;
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'ShipmentItem'>>>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    ShipmentItem: {
      kind: 'OBJECT';
      name: 'ShipmentItem';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        orderItemId: Field<'orderItemId', NonNull<Of<'SCALAR', 'ID'>>>;
        qty: Field<'qty', NonNull<Of<'SCALAR', 'Int'>>>;
        productSku: Field<'productSku', NonNull<Of<'SCALAR', 'String'>>>;
        productName: Field<'productName', NonNull<Of<'SCALAR', 'String'>>>;
        thumbnail: Field<'thumbnail', Of<'SCALAR', 'String'>>;
      };
    };
    StatusLabel: {
      kind: 'OBJECT';
      name: 'StatusLabel';
      fields: {
        code: Field<'code', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        tone: Field<'tone', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    OrderStatuses: {
      kind: 'OBJECT';
      name: 'OrderStatuses';
      fields: {
        payment: Field<'payment', NonNull<List<NonNull<Of<'OBJECT', 'StatusLabel'>>>>>;
        shipment: Field<'shipment', NonNull<List<NonNull<Of<'OBJECT', 'StatusLabel'>>>>>;
      };
    };
    Dashboard: {
      kind: 'OBJECT';
      name: 'Dashboard';
      fields: {
        timezone: Field<'timezone', NonNull<Of<'SCALAR', 'String'>>>;
        currency: Field<'currency', NonNull<Of<'SCALAR', 'String'>>>;
        period: Field<'period', NonNull<Of<'OBJECT', 'DashboardPeriod'>>>;
        previous: Field<'previous', NonNull<Of<'OBJECT', 'DashboardPeriod'>>>;
        days: Field<'days', NonNull<List<NonNull<Of<'OBJECT', 'DashboardDay'>>>>>;
        ordersToShip: Field<'ordersToShip', NonNull<Of<'SCALAR', 'Int'>>>;
        unpaidOrders: Field<'unpaidOrders', NonNull<Of<'SCALAR', 'Int'>>>;
        paymentMethodsToReview: Field<
          'paymentMethodsToReview',
          NonNull<List<NonNull<Of<'SCALAR', 'String'>>>>
        >;
        lowStock: Field<'lowStock', NonNull<Of<'SCALAR', 'Int'>>>;
        productsLowInStock: Field<'productsLowInStock', NonNull<Of<'SCALAR', 'Int'>>>;
        productsOutOfStock: Field<'productsOutOfStock', NonNull<Of<'SCALAR', 'Int'>>>;
        bestProducts: Field<'bestProducts', NonNull<List<NonNull<Of<'OBJECT', 'DashboardProduct'>>>>>;
      };
    };
    DashboardPeriod: {
      kind: 'OBJECT';
      name: 'DashboardPeriod';
      fields: {
        from: Field<'from', NonNull<Of<'SCALAR', 'String'>>>;
        to: Field<'to', NonNull<Of<'SCALAR', 'String'>>>;
        orders: Field<'orders', NonNull<Of<'SCALAR', 'Int'>>>;
        revenue: Field<'revenue', NonNull<Of<'OBJECT', 'Price'>>>;
        averageOrderValue: Field<'averageOrderValue', Of<'OBJECT', 'Price'>>;
        newCustomers: Field<'newCustomers', NonNull<Of<'SCALAR', 'Int'>>>;
      };
    };
    DashboardDay: {
      kind: 'OBJECT';
      name: 'DashboardDay';
      fields: {
        date: Field<'date', NonNull<Of<'SCALAR', 'String'>>>;
        orders: Field<'orders', NonNull<Of<'SCALAR', 'Int'>>>;
        revenue: Field<'revenue', NonNull<Of<'OBJECT', 'Price'>>>;
      };
    };
    DashboardProduct: {
      kind: 'OBJECT';
      name: 'DashboardProduct';
      fields: {
        productId: Field<'productId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', Of<'SCALAR', 'ID'>>;
        sku: Field<'sku', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        qty: Field<'qty', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'OBJECT', 'Price'>>>;
        editUrl: Field<'editUrl', Of<'SCALAR', 'String'>>;
      };
    };
    BlogCategory: {
      kind: 'OBJECT';
      name: 'BlogCategory';
      fields: {
        metaData: Field<'metaData', Of<'SCALAR', 'JSON'>>;
        blogCategoryId: Field<'blogCategoryId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        urlKey: Field<'urlKey', NonNull<Of<'SCALAR', 'String'>>>;
        description: Field<'description', Of<'SCALAR', 'String'>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Int'>>>;
        metaTitle: Field<'metaTitle', Of<'SCALAR', 'String'>>;
        metaDescription: Field<'metaDescription', Of<'SCALAR', 'String'>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        editUrl: Field<'editUrl', Of<'SCALAR', 'String'>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    BlogCategoryCollection: {
      kind: 'OBJECT';
      name: 'BlogCategoryCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'BlogCategory'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    BlogCategoryConnection: {
      kind: 'OBJECT';
      name: 'BlogCategoryConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'BlogCategoryEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    BlogCategoryEdge: {
      kind: 'OBJECT';
      name: 'BlogCategoryEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'BlogCategory'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    BlogPost: {
      kind: 'OBJECT';
      name: 'BlogPost';
      fields: {
        metaData: Field<'metaData', Of<'SCALAR', 'JSON'>>;
        blogPostId: Field<'blogPostId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        urlKey: Field<'urlKey', NonNull<Of<'SCALAR', 'String'>>>;
        shortDescription: Field<'shortDescription', Of<'SCALAR', 'String'>>;
        content: Field<'content', Of<'SCALAR', 'String'>>;
        author: Field<'author', Of<'SCALAR', 'String'>>;
        image: Field<'image', Of<'SCALAR', 'String'>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Int'>>>;
        publishedAt: Field<'publishedAt', Of<'SCALAR', 'DateTime'>>;
        metaTitle: Field<'metaTitle', Of<'SCALAR', 'String'>>;
        metaDescription: Field<'metaDescription', Of<'SCALAR', 'String'>>;
        categories: Field<'categories', List<NonNull<Of<'OBJECT', 'BlogCategory'>>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        editUrl: Field<'editUrl', Of<'SCALAR', 'String'>>;
        metafields: Field<'metafields', NonNull<List<NonNull<Of<'OBJECT', 'Metafield'>>>>>;
        metafield: Field<'metafield', Of<'OBJECT', 'Metafield'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    BlogPostCollection: {
      kind: 'OBJECT';
      name: 'BlogPostCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'BlogPost'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    BlogPostConnection: {
      kind: 'OBJECT';
      name: 'BlogPostConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'BlogPostEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    BlogPostEdge: {
      kind: 'OBJECT';
      name: 'BlogPostEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'BlogPost'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CmsPage: {
      kind: 'OBJECT';
      name: 'CmsPage';
      fields: {
        cmsPageId: Field<'cmsPageId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        title: Field<'title', NonNull<Of<'SCALAR', 'String'>>>;
        content: Field<'content', Of<'SCALAR', 'String'>>;
        urlKey: Field<'urlKey', NonNull<Of<'SCALAR', 'String'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Boolean'>>>;
        metaTitle: Field<'metaTitle', Of<'SCALAR', 'String'>>;
        metaDescription: Field<'metaDescription', Of<'SCALAR', 'String'>>;
        urn: Field<'urn', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        editUrl: Field<'editUrl', Of<'SCALAR', 'String'>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    CmsPageCollection: {
      kind: 'OBJECT';
      name: 'CmsPageCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'CmsPage'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    CmsPageConnection: {
      kind: 'OBJECT';
      name: 'CmsPageConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'CmsPageEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    CmsPageEdge: {
      kind: 'OBJECT';
      name: 'CmsPageEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'CmsPage'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Changeset: {
      kind: 'OBJECT';
      name: 'Changeset';
      fields: {
        changesetId: Field<'changesetId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        theme: Field<'theme', Of<'SCALAR', 'String'>>;
        routeCursors: Field<'routeCursors', NonNull<Of<'SCALAR', 'JSON'>>>;
        token: Field<'token', Of<'SCALAR', 'String'>>;
        createdBy: Field<'createdBy', Of<'SCALAR', 'ID'>>;
        publishedAt: Field<'publishedAt', Of<'SCALAR', 'DateTime'>>;
        operationCount: Field<'operationCount', NonNull<Of<'SCALAR', 'Int'>>>;
        operations: Field<'operations', NonNull<List<NonNull<Of<'OBJECT', 'ChangesetOperation'>>>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    ChangesetOperation: {
      kind: 'OBJECT';
      name: 'ChangesetOperation';
      fields: {
        changesetOperationId: Field<'changesetOperationId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        changeOrder: Field<'changeOrder', NonNull<Of<'SCALAR', 'Int'>>>;
        route: Field<'route', NonNull<Of<'SCALAR', 'String'>>>;
        entityUrn: Field<'entityUrn', NonNull<Of<'SCALAR', 'String'>>>;
        oldPayload: Field<'oldPayload', Of<'SCALAR', 'JSON'>>;
        newPayload: Field<'newPayload', Of<'SCALAR', 'JSON'>>;
        isUndone: Field<'isUndone', NonNull<Of<'SCALAR', 'Boolean'>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    ChangesetCollection: {
      kind: 'OBJECT';
      name: 'ChangesetCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'Changeset'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    ChangesetConnection: {
      kind: 'OBJECT';
      name: 'ChangesetConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'ChangesetEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    ChangesetEdge: {
      kind: 'OBJECT';
      name: 'ChangesetEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'Changeset'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    PageArea: {
      kind: 'OBJECT';
      name: 'PageArea';
      fields: {
        route: Field<'route', NonNull<Of<'SCALAR', 'String'>>>;
        area: Field<'area', NonNull<Of<'SCALAR', 'String'>>>;
        label: Field<'label', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    PageRoute: {
      kind: 'OBJECT';
      name: 'PageRoute';
      fields: {
        route: Field<'route', NonNull<Of<'SCALAR', 'String'>>>;
        label: Field<'label', NonNull<Of<'SCALAR', 'String'>>>;
        path: Field<'path', Of<'SCALAR', 'String'>>;
        entityType: Field<'entityType', Of<'SCALAR', 'String'>>;
      };
    };
    PageWidget: {
      kind: 'OBJECT';
      name: 'PageWidget';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        type: Field<'type', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        area: Field<'area', NonNull<Of<'SCALAR', 'String'>>>;
        sortOrder: Field<'sortOrder', NonNull<Of<'SCALAR', 'Float'>>>;
        settings: Field<'settings', NonNull<Of<'SCALAR', 'JSON'>>>;
      };
    };
    RolloutPlan: {
      kind: 'OBJECT';
      name: 'RolloutPlan';
      fields: {
        rolloutPlanId: Field<'rolloutPlanId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        theme: Field<'theme', Of<'SCALAR', 'String'>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'String'>>>;
        startTime: Field<'startTime', NonNull<Of<'SCALAR', 'DateTime'>>>;
        endTime: Field<'endTime', Of<'SCALAR', 'DateTime'>>;
        indefinite: Field<'indefinite', NonNull<Of<'SCALAR', 'Boolean'>>>;
        routeCursors: Field<'routeCursors', NonNull<Of<'SCALAR', 'JSON'>>>;
        changesetId: Field<'changesetId', NonNull<Of<'SCALAR', 'ID'>>>;
        changeset: Field<'changeset', Of<'OBJECT', 'Changeset'>>;
        pages: Field<'pages', NonNull<List<NonNull<Of<'OBJECT', 'RolloutPlanPage'>>>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    RolloutPlanPage: {
      kind: 'OBJECT';
      name: 'RolloutPlanPage';
      fields: {
        route: Field<'route', NonNull<Of<'SCALAR', 'String'>>>;
        entityUrn: Field<'entityUrn', Of<'SCALAR', 'String'>>;
        url: Field<'url', Of<'SCALAR', 'String'>>;
      };
    };
    RolloutPlanCollection: {
      kind: 'OBJECT';
      name: 'RolloutPlanCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'RolloutPlan'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    RolloutPlanConnection: {
      kind: 'OBJECT';
      name: 'RolloutPlanConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'RolloutPlanEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    RolloutPlanEdge: {
      kind: 'OBJECT';
      name: 'RolloutPlanEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'RolloutPlan'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Widget: {
      kind: 'OBJECT';
      name: 'Widget';
      fields: {
        widgetInstanceId: Field<'widgetInstanceId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        type: Field<'type', NonNull<Of<'SCALAR', 'String'>>>;
        settings: Field<'settings', NonNull<Of<'SCALAR', 'JSON'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Boolean'>>>;
        theme: Field<'theme', Of<'SCALAR', 'String'>>;
        placements: Field<'placements', NonNull<List<NonNull<Of<'OBJECT', 'WidgetPlacement'>>>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    WidgetPlacement: {
      kind: 'OBJECT';
      name: 'WidgetPlacement';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        route: Field<'route', NonNull<Of<'SCALAR', 'String'>>>;
        area: Field<'area', NonNull<Of<'SCALAR', 'String'>>>;
        sortOrder: Field<'sortOrder', NonNull<Of<'SCALAR', 'Float'>>>;
        entityUrn: Field<'entityUrn', Of<'SCALAR', 'String'>>;
      };
    };
    WidgetCollection: {
      kind: 'OBJECT';
      name: 'WidgetCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'Widget'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    WidgetConnection: {
      kind: 'OBJECT';
      name: 'WidgetConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'WidgetEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    WidgetEdge: {
      kind: 'OBJECT';
      name: 'WidgetEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'Widget'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    WidgetType: {
      kind: 'OBJECT';
      name: 'WidgetType';
      fields: {
        type: Field<'type', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        description: Field<'description', Of<'SCALAR', 'String'>>;
        picture: Field<'picture', Of<'SCALAR', 'String'>>;
        settingsSchema: Field<'settingsSchema', NonNull<Of<'SCALAR', 'JSON'>>>;
        defaults: Field<'defaults', NonNull<Of<'SCALAR', 'JSON'>>>;
      };
    };
    LandingPage: {
      kind: 'OBJECT';
      name: 'LandingPage';
      fields: {
        updateApi: Field<'updateApi', NonNull<Of<'SCALAR', 'String'>>>;
        deleteApi: Field<'deleteApi', NonNull<Of<'SCALAR', 'String'>>>;
        duplicateApi: Field<'duplicateApi', NonNull<Of<'SCALAR', 'String'>>>;
        replaceHomepagePreflightApi: Field<'replaceHomepagePreflightApi', NonNull<Of<'SCALAR', 'String'>>>;
        replaceHomepageApi: Field<'replaceHomepageApi', NonNull<Of<'SCALAR', 'String'>>>;
        pageBuilderUrl: Field<'pageBuilderUrl', NonNull<Of<'SCALAR', 'String'>>>;
        landingPageId: Field<'landingPageId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        status: Field<'status', NonNull<Of<'SCALAR', 'Boolean'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        urlKey: Field<'urlKey', NonNull<Of<'SCALAR', 'String'>>>;
        description: Field<'description', Of<'SCALAR', 'String'>>;
        metaTitle: Field<'metaTitle', Of<'SCALAR', 'String'>>;
        metaDescription: Field<'metaDescription', Of<'SCALAR', 'String'>>;
        publishStart: Field<'publishStart', Of<'SCALAR', 'DateTime'>>;
        publishEnd: Field<'publishEnd', Of<'SCALAR', 'DateTime'>>;
        isLive: Field<'isLive', NonNull<Of<'SCALAR', 'Boolean'>>>;
        urn: Field<'urn', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        editUrl: Field<'editUrl', Of<'SCALAR', 'String'>>;
        widgets: Field<'widgets', NonNull<List<NonNull<Of<'OBJECT', 'PageWidget'>>>>>;
        createdAt: Field<'createdAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
        updatedAt: Field<'updatedAt', NonNull<Of<'SCALAR', 'DateTime'>>>;
      };
    };
    LandingPageCollection: {
      kind: 'OBJECT';
      name: 'LandingPageCollection';
      fields: {
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'LandingPage'>>>>>;
        currentPage: Field<'currentPage', NonNull<Of<'SCALAR', 'Int'>>>;
        total: Field<'total', NonNull<Of<'SCALAR', 'Int'>>>;
        totalIsExact: Field<'totalIsExact', NonNull<Of<'SCALAR', 'Boolean'>>>;
        currentFilters: Field<'currentFilters', NonNull<List<NonNull<Of<'OBJECT', 'CurrentFilter'>>>>>;
      };
    };
    LandingPageConnection: {
      kind: 'OBJECT';
      name: 'LandingPageConnection';
      fields: {
        edges: Field<'edges', NonNull<List<NonNull<Of<'OBJECT', 'LandingPageEdge'>>>>>;
        pageInfo: Field<'pageInfo', NonNull<Of<'OBJECT', 'PageInfo'>>>;
      };
    };
    LandingPageEdge: {
      kind: 'OBJECT';
      name: 'LandingPageEdge';
      fields: {
        node: Field<'node', NonNull<Of<'OBJECT', 'LandingPage'>>>;
        cursor: Field<'cursor', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    Menu: {
      kind: 'OBJECT';
      name: 'Menu';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        code: Field<'code', NonNull<Of<'SCALAR', 'String'>>>;
        items: Field<'items', NonNull<List<NonNull<Of<'OBJECT', 'MenuItem'>>>>>;
      };
    };
    MenuItem: {
      kind: 'OBJECT';
      name: 'MenuItem';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', Of<'SCALAR', 'String'>>;
        children: Field<'children', NonNull<List<NonNull<Of<'OBJECT', 'MenuItem'>>>>>;
      };
    };
    SearchSuggestions: {
      kind: 'OBJECT';
      name: 'SearchSuggestions';
      fields: {
        products: Field<'products', NonNull<List<NonNull<Of<'OBJECT', 'SuggestedProduct'>>>>>;
        categories: Field<'categories', NonNull<List<NonNull<Of<'OBJECT', 'SuggestedPage'>>>>>;
        pages: Field<'pages', NonNull<List<NonNull<Of<'OBJECT', 'SuggestedPage'>>>>>;
        posts: Field<'posts', NonNull<List<NonNull<Of<'OBJECT', 'SuggestedPage'>>>>>;
      };
    };
    SuggestedProduct: {
      kind: 'OBJECT';
      name: 'SuggestedProduct';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        sku: Field<'sku', NonNull<Of<'SCALAR', 'String'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
        image: Field<'image', Of<'SCALAR', 'String'>>;
        price: Field<'price', NonNull<Of<'SCALAR', 'Float'>>>;
        inStock: Field<'inStock', NonNull<Of<'SCALAR', 'Boolean'>>>;
      };
    };
    SuggestedPage: {
      kind: 'OBJECT';
      name: 'SuggestedPage';
      fields: {
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        url: Field<'url', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CoreShippingMethod: {
      kind: 'OBJECT';
      name: 'CoreShippingMethod';
      fields: {
        coreShippingMethodId: Field<'coreShippingMethodId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        name: Field<'name', NonNull<Of<'SCALAR', 'String'>>>;
        isEnabled: Field<'isEnabled', NonNull<Of<'SCALAR', 'Boolean'>>>;
        sortOrder: Field<'sortOrder', NonNull<Of<'SCALAR', 'Int'>>>;
        defaultCarrierCode: Field<'defaultCarrierCode', Of<'SCALAR', 'String'>>;
        defaultServiceCode: Field<'defaultServiceCode', Of<'SCALAR', 'String'>>;
        rates: Field<'rates', NonNull<List<NonNull<Of<'OBJECT', 'CoreShippingRate'>>>>>;
      };
    };
    CoreShippingRate: {
      kind: 'OBJECT';
      name: 'CoreShippingRate';
      fields: {
        coreShippingMethodRateId: Field<'coreShippingMethodRateId', NonNull<Of<'SCALAR', 'ID'>>>;
        uuid: Field<'uuid', NonNull<Of<'SCALAR', 'ID'>>>;
        methodId: Field<'methodId', NonNull<Of<'SCALAR', 'ID'>>>;
        zoneId: Field<'zoneId', NonNull<Of<'SCALAR', 'ID'>>>;
        method: Field<'method', Of<'OBJECT', 'CoreShippingMethod'>>;
        isEnabled: Field<'isEnabled', NonNull<Of<'SCALAR', 'Boolean'>>>;
        cost: Field<'cost', Of<'SCALAR', 'String'>>;
        conditionType: Field<'conditionType', Of<'SCALAR', 'String'>>;
        min: Field<'min', Of<'SCALAR', 'String'>>;
        max: Field<'max', Of<'SCALAR', 'String'>>;
        priceBasedCost: Field<'priceBasedCost', List<NonNull<Of<'OBJECT', 'CoreShippingPriceTier'>>>>;
        weightBasedCost: Field<'weightBasedCost', List<NonNull<Of<'OBJECT', 'CoreShippingWeightTier'>>>>;
      };
    };
    CoreShippingPriceTier: {
      kind: 'OBJECT';
      name: 'CoreShippingPriceTier';
      fields: {
        minPrice: Field<'minPrice', NonNull<Of<'SCALAR', 'String'>>>;
        cost: Field<'cost', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CoreShippingWeightTier: {
      kind: 'OBJECT';
      name: 'CoreShippingWeightTier';
      fields: {
        minWeight: Field<'minWeight', NonNull<Of<'SCALAR', 'String'>>>;
        cost: Field<'cost', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
    CardField: {
      kind: 'OBJECT';
      name: 'CardField';
      fields: {
        publishableKey: Field<'publishableKey', NonNull<Of<'SCALAR', 'String'>>>;
        scriptUrl: Field<'scriptUrl', NonNull<Of<'SCALAR', 'String'>>>;
      };
    };
  };
}
